import { streamChanges } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { openChanges } from '#src/platform/database/listening/changes.ts';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, decide } from '#test/steps/applications.ts';
import { fresh, sharedApp, type Someone, startTestApp } from '#test/test-app.ts';
import { listSuspensions } from './suspensions.queries.ts';
import { openStreams } from './streams.ts';

const kollab = sharedApp();
const maria = fresh(() => kollab.person({ firstName: 'Мария' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья' }));
const project = fresh(() => sampleProject(kollab, { owner: maria, places: 9 }));

const readers = new Set<ReadableStreamDefaultReader<Uint8Array>>();
afterEach(async () => {
  for (const reader of readers) await reader.cancel();
  readers.clear();
});

async function follow({ call, telegramId }: Pick<Someone, 'call' | 'telegramId'>) {
  const stream = await call(streamChanges, { params: { telegramId } });
  const reader = stream.getReader();
  readers.add(reader);
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? undefined : new TextDecoder().decode(value);
  };
  expect(await next()).toMatch(/^retry: \d{4}\n\n$/);
  return { next };
}

const changed = 'data: changed\n\n';

const options = () => ({
  listSuspensions: (ids: string[]) => listSuspensions(kollab.db, ids),
  clock: kollab.context.clock,
});

test('whoever is told something by the bot knows it in the open app at once', async () => {
  const [owner, applicant] = [await follow(maria), await follow(ilya)];
  await applyTo(ilya, project);
  expect(await owner.next()).toContain(changed);
  await decide(maria, project, ilya, 'Accepted');
  expect(await applicant.next()).toContain(changed);
});

test('what is taken back is no news: nobody hears of what was not committed', async () => {
  const applicant = await follow(ilya);
  const values = { recipient_id: ilya.id, kind: 'profileApproved', payload: '{}' } as const;
  const insert = kollab.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('notifications')
      .values({ id: randomUUID(), ...values })
      .execute();
    throw new Error('taken back');
  });
  await expect(insert).rejects.toThrow('taken back');
  await applyTo(ilya, project);
  await decide(maria, project, ilya, 'Accepted');
  expect(await applicant.next()).toContain(changed);
});

test('others hear nothing', async () => {
  const stranger = await kollab.person();
  const { next } = await follow(stranger);
  await applyTo(ilya, project);
  await decide(maria, project, ilya, 'Accepted');
  await applyTo(stranger, project);
  const own = next();
  await expect(Promise.race([own, delay(200, 'silence')])).resolves.toBe('silence');
});

test('a ninth stream of one person ends the first, and leaves the others', async () => {
  const first = await follow(ilya);
  const second = await follow(ilya);
  for (let more = 0; more < 7; more += 1) await follow(ilya);
  expect(await first.next()).toBeUndefined();
  await applyTo(ilya, project);
  await decide(maria, project, ilya, 'Accepted');
  expect(await second.next()).toContain(changed);
});

test('a stream goes on when any other answer would have had to be there', async () => {
  const other = await startTestApp({ bounds: { handleWithin: 1500 } });
  onTestFinished(() => other.close());
  const someone = await other.person();
  const { next } = await follow(someone);
  await delay(1700);
  const values = { recipient_id: someone.id, kind: 'profileApproved', payload: '{}' } as const;
  await other.db
    .insertInto('notifications')
    .values({ id: randomUUID(), ...values })
    .execute();
  expect(await next()).toContain(changed);
});

test('a server that stops ends its streams at once', async () => {
  const other = await startTestApp();
  const someone = await other.person();
  const { next } = await follow(someone);
  const from = performance.now();
  await other.close();
  expect(await next()).toBeUndefined();
  expect(performance.now() - from).toBeLessThan(5000);
});

test('who comes while a server stops is sent away at once', async () => {
  const streams = openStreams(openChanges(), options());
  streams.close();
  const said = await text(streams.add({ id: maria.id, isSuspended: false }));
  expect(said).toMatch(/^retry: \d{4}\n\n$/);
});

describe('with the next sign of life', () => {
  const hour = 3_600_000;
  const begun = (validUntil?: Date) => {
    const streams = openStreams(openChanges(), options());
    onTestFinished(() => streams.close());
    const stream = streams.add({ id: ilya.id, isSuspended: false, validUntil });
    const others = streams.add({ id: maria.id, isSuspended: false });
    return { beat: streams.beat, others, said: text(stream) };
  };

  test.each([
    ['is suspended', () => kollab.suspend(ilya)],
    ['left', () => kollab.set('users', ilya, { deleted_at: new Date() })],
  ])('who %s follows nothing any more, others go on', async (_, end) => {
    const { beat, others, said } = begun();
    await beat();
    await end();
    await beat();
    expect(await said).toMatch(/^retry: \d{4}\n\n:\n\n:\n\n$/);
    expect(others.readableEnded).toBe(false);
    expect(others.readable).toBe(true);
  });

  test('whose sign-in is over follows nothing any more', async () => {
    const { beat, said } = begun(new Date(kollab.context.clock().getTime() + hour));
    await beat();
    kollab.passTime(2 * hour);
    await beat();
    expect(await said).toMatch(/^retry: \d{4}\n\n:\n\n:\n\n$/);
  });

  test('who was suspended before they came goes on reading', async () => {
    const streams = openStreams(openChanges(), options());
    onTestFinished(() => streams.close());
    await kollab.suspend(ilya);
    const stream = streams.add({ id: ilya.id, isSuspended: true });
    await streams.beat();
    stream.push(null);
    expect(await text(stream)).toMatch(/:\n\n$/);
  });
});
