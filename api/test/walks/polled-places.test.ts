import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, at, decide, withdraw } from '#test/steps/applications.ts';
import * as safety from '#test/steps/reports.ts';
import { pollAll, readsOf, walkOf } from './polled-reads.ts';
import { aloneApp, gather } from './polled-world.ts';

vi.setConfig({ testTimeout: 600_000 });

const { kollab } = aloneApp();
const walk = walkOf(kollab);

const away = (id: string, until: string | null) =>
  sql`insert into notification_settings (user_id, modes, quiet_from, quiet_to, away_until)
    values (${id}, '{}', 1380, 480, ${until})
    on conflict (user_id) do update set away_until = excluded.away_until`.execute(kollab.db);

const answering = (id: string, time: string) =>
  sql`insert into answer_times (owner_id, answer_time, due_at) values (${id}, ${time}, now())
    on conflict (owner_id) do update set answer_time = excluded.answer_time`.execute(kollab.db);

/** One application at a time is a page, so that others lie beyond it. */
const firstOf = (person: Parameters<typeof readsOf>[0]) =>
  readsOf(person)
    .filter(({ name }) => name.startsWith('applications'))
    .flatMap((read) => [
      read,
      { ...read, name: `first of ${read.name}`, path: `${read.path}?limit=1` },
    ]);

test('what was not there when a reply was made is noticed too', async () => {
  const { anya, ilya, project } = await gather(kollab);
  const other = at(project, 1);
  await applyTo(ilya, project);
  const silent = await walk(
    {
      'the owner goes away': () => away(anya.id, '2030-01-01'),
      'and stays longer': () => away(anya.id, '2030-02-01'),
      'and is back': () => away(anya.id, null),
      'the owner is known to answer': () => answering(anya.id, 'sameDay'),
      'and then more slowly': () => answering(anya.id, 'week'),
      'applies to another vacancy': () => applyTo(ilya, other),
      'takes it back': () => withdraw(ilya, other),
      'applies again': () => applyTo(ilya, other),
      'is accepted': () => decide(anya, other, ilya, 'Accepted'),
      'is blocked by whom accepted them': () => safety.block(anya, ilya),
      'not any more': () => safety.unblock(anya, ilya),
      'blocks them': () => safety.block(ilya, anya),
      'and thinks better of it': () => safety.unblock(ilya, anya),
    },
    firstOf(ilya),
  );
  expect(silent).toEqual([]);
});

test('rows that were moved without being written are watched where they are now', async () => {
  const { anya, ilya } = await gather(kollab);
  const project = await sampleProject(kollab, { owner: anya });
  await sampleProject(kollab, { owner: anya });
  await applyTo(ilya, project);
  const poll = pollAll(kollab, firstOf(ilya));
  // Written by one transaction, they have one version, which does not tell them from each other.
  await sql`update projects set name = name`.execute(kollab.db);
  await sql`vacuum full projects`.execute(kollab.db);
  await poll('the beginning');
  // The first goes behind the others, and each of those comes to lie where another was.
  await sql`update projects set name = name where ctid = (select min(ctid) from projects)`.execute(
    kollab.db,
  );
  await sql`vacuum full projects`.execute(kollab.db);
  expect(await poll('another order')).toBe(false);
  await kollab.set('projects', project, { name: 'Карта крыш' });
  expect(await poll('another name')).toBe(true);
});
