import { getOrCreateUser, limits } from '@kollab/contract';
import { expect, test } from 'vitest';
import { settle } from '#test/steps/profiles.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { sweepFiles } from '#src/platform/uploads/sweep.ts';
import { liveLife, mark, phone, username } from '#test/steps/life.ts';
import { eraseNow, gone, readEverything, takeAll } from '#test/steps/account.ts';

/** Where a trace of a person may stay: what moderators made everybody's, and what others refer to. */
const kept: Record<string, RegExp> = {
  // What others were told of a project stays theirs.
  notifications: new RegExp(`Ничей ${mark}`, 'gi'),
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

test('of somebody who did everything nothing is left anywhere', async () => {
  const kollab = await startTestApp();
  const life = await liveLife(kollab);
  const { zoya } = life;
  const tablesBefore = new Set(
    (await tracesIn(kollab, zoya.telegramId)).map((trace) => trace.split(':')[0]),
  );
  expect([...tablesBefore].toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    'alert_due',
    'applications',
    'catalogue_words',
    'changes',
    'contact_requests',
    'moderation_events',
    'notifications',
    'project_search',
    'projects',
    'reports',
    'search_words',
    'submissions',
    'user_search',
    'users',
    'vacancies',
    'vacancy_search',
  ]);

  await gone(kollab, zoya);
  const lastMessage = (await takeAll(kollab)).find(({ event }) => event.kind === 'accountDeleted');
  expect(lastMessage).toMatchObject({ telegramId: zoya.telegramId, isGroup: false });
  if (lastMessage) await settle(kollab, lastMessage, 'sent', { messageId: 1 });
  expect(await tracesIn(kollab, zoya.telegramId)).toEqual([]);
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
