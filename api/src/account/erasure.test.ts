import { getOrCreateUser, limits } from '@kollab/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { settle } from '#test/steps/profiles.ts';
import { type Someone, startTestApp, type TestApp } from '#test/test-app.ts';
import { sweepFiles } from '#src/platform/uploads/sweep.ts';
import { liveLife, mark, phone, username } from '#test/steps/life.ts';
import { eraseNow, gone, readEverything, takeAll } from '#test/steps/account.ts';

/** Where a trace of a person may stay: what moderators made everybody's, and what others refer to. */
const kept: Record<string, RegExp> = {
  // What others were told of a project, and of themselves, stays theirs.
  notifications: new RegExp(`(Ничей|Нам нужен) ${mark}`, 'gi'),
  applications: new RegExp(`Нам нужен ${mark}`, 'gi'),
};

const tracesOf = (telegramId: number) =>
  new RegExp([mark, username, phone.replace('+', '\\+'), telegramId].join('|'), 'gi');

const tracesIn = async (kollab: TestApp, telegramId: number) => {
  const traces = tracesOf(telegramId);
  return [...(await readEverything(kollab))].flatMap(([table, rows]) => {
    const text = kept[table] ? rows.replaceAll(kept[table], '') : rows;
    return [...text.matchAll(traces)].map(
      ({ index }) => `${table}: ${text.slice(Math.max(0, index - 200), index + 60)}`,
    );
  });
};

const own = {
  alert_digests: 'user_id',
  alerts: 'user_id',
  answer_times: 'owner_id',
  feed_settings: 'user_id',
  notification_settings: 'user_id',
  project_follows: 'user_id',
  project_views: 'user_id',
  saved_items: 'user_id',
  saved_searches: 'user_id',
} as const;
const nothing = Object.keys(own);

async function ownOf({ db }: TestApp, { id }: Someone) {
  const empty: string[] = [];
  for (const [table, owner] of Object.entries(own)) {
    const { rows } = await sql`select from ${sql.table(table)}
      where ${sql.ref(owner)} = ${id}`.execute(db);
    if (rows.length === 0) empty.push(table);
  }
  return empty;
}

/** What is left of somebody that is not in the row of everybody. */
async function rowOf({ db }: TestApp, { id }: Someone) {
  const { rows } = await sql<{ left: object }>`
    select to_jsonb(users) - array['id', 'telegram_id', 'created_at'] as left
    from users where id = ${id}`.execute(db);
  return rows[0]?.left;
}

test('of somebody who did everything nothing is left, but a row like that of who did nothing', async () => {
  const kollab = await startTestApp();
  const life = await liveLife(kollab);
  const { zoya } = life;
  const quiet = await kollab.person();
  expect(await ownOf(kollab, zoya)).toEqual([]);
  await zoya.call(getOrCreateUser, { body: { telegramId: zoya.telegramId } });
  await gone(kollab, zoya, quiet);
  expect(await rowOf(kollab, zoya)).toEqual(await rowOf(kollab, quiet));
  expect(await rowOf(kollab, quiet)).toMatchObject({ seen_day: null, looking_for_team: null });
  const lastMessage = (await takeAll(kollab)).find(
    ({ event, telegramId }) => event.kind === 'accountDeleted' && telegramId === zoya.telegramId,
  );
  expect(lastMessage).toMatchObject({ isGroup: false });
  if (lastMessage) await settle(kollab, lastMessage, 'sent', { messageId: 1 });
  expect(await tracesIn(kollab, zoya.telegramId)).toEqual([]);
  expect(await ownOf(kollab, zoya)).toEqual(nothing);
  kollab.passTime(limits.deletionDelay);
  await eraseNow(kollab);
  expect(await tracesIn(kollab, zoya.telegramId)).toEqual([]);

  await sweepFiles(kollab.context, kollab.context.clock());
  const uploads = kollab.db.selectFrom('uploads').where('owner_id', '=', zoya.id);
  expect(await uploads.selectAll().execute()).toEqual([]);

  const again = await zoya.call(getOrCreateUser, { body: { telegramId: zoya.telegramId } });
  expect(again.id).not.toBe(zoya.id);
  expect(again).toMatchObject({ phone: '', university: '', moderationStatus: null, tags: [] });
  await kollab.close();
});
