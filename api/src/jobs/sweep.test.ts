import { listSavedSearches, saveSearch } from '@kollab/contract';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { enqueueCard, notify } from '#src/platform/outbox/outbox.service.ts';
import { insertApplication, insertProject } from '#test/steps/notifications.ts';
import { fresh, freshApp } from '#test/test-app.ts';
import { sweepRecords } from './sweep.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const now = new Date();
const ago = (ms: number) => new Date(now.getTime() - ms);

const kollab = freshApp();
const anya = fresh(() => kollab.person());

const sweep = () => sweepRecords(kollab.context, now);

test('updates are remembered for two days', async () => {
  await kollab.db
    .insertInto('handled_updates')
    .values([
      { update_id: 1, at: ago(2 * day + 1) },
      { update_id: 2, at: ago(2 * day - hour) },
    ])
    .execute();
  await sweep();
  const left = kollab.db.selectFrom('handled_updates').select('update_id');
  expect(await left.execute()).toEqual([{ update_id: 2 }]);
});

test('an invitation to apply together that came to nothing is kept for thirty days', async () => {
  const owner = await kollab.person();
  const { id: project_id } = await insertProject(kollab, owner);
  const { vacancyId: vacancy_id } = await insertApplication(kollab, { id: project_id }, owner);
  const partner = await kollab.person();
  const values = (['declined', 'lapsed', 'agreed', 'invited', 'ended'] as const).map(
    (state, index) => ({
      id: uuid(),
      project_id,
      vacancy_id,
      inviter_id: anya.id,
      invitee_id: partner.id,
      cover_letter: 'Мы вдвоём',
      may_part: false,
      state,
      created_at: ago(60 * day),
      answered_at: state === 'invited' ? null : ago((index === 1 ? 29 : 31) * day),
    }),
  );
  await kollab.db.insertInto('pairs').values(values).execute();
  await sweep();
  const left = await kollab.db.selectFrom('pairs').select('state').orderBy('state').execute();
  expect(left.map(({ state }) => state)).toEqual(['agreed', 'invited', 'lapsed']);
});

test('what happened to projects is news for a quarter of a year', async () => {
  const { id: projectId } = await insertProject(kollab, anya);
  const values = [100, 80].map((days) => ({
    project_id: projectId,
    person_id: anya.id,
    kind: 'stage' as const,
    subject_id: uuid(),
    at: ago(days * day),
  }));
  await kollab.db.insertInto('feed_events').values(values).execute();
  await sweep();
  const left = kollab.db.selectFrom('feed_events').select('subject_id');
  expect(await left.execute()).toEqual([{ subject_id: values[1]?.subject_id }]);
});

test('what was told is known for half a year, and searches stay', async () => {
  const kept = await anya.call(saveSearch, {
    body: { kind: 'vacancies', filter: { tags: ['React'] }, mode: 'daily' },
  });
  const values = [200, 190, 100].map((days, index) => ({
    user_id: anya.id,
    subject_id: uuid(),
    kind: 'vacancies' as const,
    search_ids: [kept.id],
    created_at: ago(days * day),
    due_at: index === 1 ? now : null,
  }));
  await kollab.db.insertInto('alerts').values(values).execute();
  const digest = { id: uuid(), user_id: anya.id, created_at: ago(200 * day) };
  await kollab.db.insertInto('alert_digests').values(digest).execute();
  await sweep();
  const left = await kollab.db.selectFrom('alerts').select('subject_id').execute();
  expect(left.map((row) => row.subject_id).toSorted()).toEqual(
    values
      .slice(1)
      .map((row) => row.subject_id)
      .toSorted(),
  );
  expect(await kollab.db.selectFrom('alert_digests').select('id').execute()).toEqual([]);
  expect(await anya.call(listSavedSearches, {})).toMatchObject([{ id: kept.id }]);
});

test('paces are remembered for an hour, and as long as Telegram asked to wait', async () => {
  await sql`insert into chat_paces (chat_id, leased_at, resumes_at) values
    (1, ${ago(hour + 1)}, null),
    (2, ${ago(hour - 1000)}, null),
    (3, ${ago(2 * hour)}, ${ago(-hour)}),
    (4, ${ago(2 * hour)}, ${ago(1)})`.execute(kollab.db);
  await sweep();
  const left = kollab.db.selectFrom('chat_paces').select('chat_id').orderBy('chat_id');
  expect(await left.execute()).toEqual([{ chat_id: 2 }, { chat_id: 3 }]);
});

test('notifications stay half a year, cards as long as what they are about is open', async () => {
  const olga = await kollab.person();
  const project = await insertProject(kollab, olga);
  const enqueue = async (status: 'Pending' | 'Accepted') => {
    const { id: about } = await insertApplication(kollab, project, await kollab.person(), status);
    const card = { kind: 'applicationCard', about, recipientId: olga.id } as const;
    await kollab.db.transaction().execute((trx) => enqueueCard(trx, card));
    return about;
  };
  const tellAnya = () =>
    kollab.db.transaction().execute((trx) => notify(trx, anya.id, { kind: 'profileApproved' }));
  const open = await enqueue('Pending');
  await enqueue('Accepted');
  await tellAnya();
  await kollab.db.updateTable('notifications').set({ status: 'sent' }).execute();
  await tellAnya();
  await kollab.db
    .updateTable('notifications')
    .set({ created_at: ago(180 * day + 1) })
    .execute();
  await tellAnya();
  await sweep();
  const left = await kollab.db
    .selectFrom('notifications')
    .select(['about', 'status'])
    .orderBy('created_at')
    .orderBy('status')
    .execute();
  expect(left).toHaveLength(3);
  expect(left).toEqual(
    expect.arrayContaining([
      { about: open, status: 'sent' },
      { about: null, status: 'queued' },
      { about: null, status: 'queued' },
    ]),
  );
});

test('however many there are, they go', async () => {
  await sql`insert into handled_updates (update_id, at)
    select n, ${ago(3 * day)} from generate_series(1, 2500) as n`.execute(kollab.db);
  await sweep();
  expect(await kollab.db.selectFrom('handled_updates').selectAll().execute()).toEqual([]);
});
