import { type News, type Request, setNotificationSettings } from '@kollab/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { updateCards, enqueueCard, notify } from './outbox.service.ts';
import { insertApplication, insertProject } from '#test/steps/notifications.ts';
import { settle, take } from '#test/steps/profiles.ts';
import { fresh, shared, sharedApp } from '#test/test-app.ts';
import { afterQuiet, lastTimeOf } from './timing.sql.ts';

const kollab = sharedApp();
const anya = shared(() => kollab.person({ firstName: 'Аня' }));
beforeEach(() => kollab.db.deleteFrom('notifications').execute());
const olga = fresh(() => kollab.person({ firstName: 'Ольга' }));

const set = (body: Request<typeof setNotificationSettings>['body']) =>
  olga.call(setNotificationSettings, { params: { telegramId: olga.telegramId }, body });

const joined = (): News => ({
  kind: 'membershipChanged',
  projectId: crypto.randomUUID(),
  projectName: 'Бот',
  change: 'joined',
  person: { telegramId: 1, name: 'Аня', url: null },
});

const notifyOlga = (news: News) =>
  kollab.db.transaction().execute((trx) => notify(trx, olga.id, news));

const rows = () =>
  kollab.db
    .selectFrom('notifications')
    .where('recipient_id', '=', olga.id)
    .select(['kind', 'status', 'due_at', 'message_id'])
    .orderBy('created_at')
    .execute();

const minute = (fromNow: number) => {
  const moscow = Math.floor(Date.now() / 60_000) + 180;
  return (((moscow + fromNow) % 1440) + 1440) % 1440;
};

async function applied() {
  const project = await insertProject(kollab, olga);
  const { id } = await insertApplication(kollab, project, anya);
  const card = { kind: 'applicationCard', about: id, recipientId: olga.id } as const;
  const enqueue = () => kollab.db.transaction().execute((trx) => enqueueCard(trx, card));
  const change = () => kollab.db.transaction().execute((trx) => updateCards(trx, id));
  await enqueue();
  return { id, enqueue, change };
}

const accept = (id: string) => kollab.set('applications', { id }, { status: 'Accepted' });

describe('what a person set', () => {
  test.each([
    ['instant', 'queued'],
    ['digest', 'held'],
    ['off', 'off'],
  ] as const)('as %s begins as %s', async (mode, status) => {
    await set({ modes: { team: mode, applications: mode } });
    await notifyOlga(joined());
    await applied();
    expect(await rows()).toMatchObject([
      { kind: 'membershipChanged', status },
      { kind: 'applicationCard', status },
    ]);
    expect(await take(kollab)).toHaveLength(mode === 'instant' ? 2 : 0);
  });

  test('holds for that only', async () => {
    await set({ modes: { team: 'off', contacts: 'digest' } });
    await applied();
    expect(await rows()).toMatchObject([{ kind: 'applicationCard', status: 'queued' }]);
  });

  test('keeps no decision about oneself away, nor do quiet hours', async () => {
    const all = ['applications', 'invitations', 'team', 'contacts', 'moderation'] as const;
    await set({
      modes: Object.fromEntries(all.map((kind) => [kind, 'off'])),
      quietFrom: 0,
      quietTo: 1439,
    });
    await notifyOlga({ kind: 'profileApproved' });
    expect(await take(kollab)).toMatchObject([{ event: { kind: 'profileApproved' } }]);
  });

  test.each([
    ['who applied hears at once', true, 1],
    ['the team hears after its quiet hours', false, 0],
  ])('of a closed project %s', async (_, hasApplied, atOnce) => {
    await set({ quietFrom: minute(-60), quietTo: minute(60) });
    const projectId = crypto.randomUUID();
    await notifyOlga({ kind: 'projectClosed', projectId, projectName: 'Бот', hasApplied });
    expect(await take(kollab)).toHaveLength(atOnce);
    expect(await rows()).toMatchObject([{ kind: 'projectClosed' }]);
  });

  test('as digest keeps what is parked from nobody: unreachable comes later', async () => {
    await kollab.set('users', olga, { unreachable_at: new Date() });
    await set({ modes: { applications: 'digest' } });
    await notifyOlga(joined());
    await applied();
    expect(await rows()).toMatchObject([{ status: 'parked' }, { status: 'held' }]);
  });

  test('turned off drops what was held for the digest', async () => {
    await set({ modes: { team: 'digest', applications: 'digest' } });
    await notifyOlga(joined());
    await applied();
    await set({ modes: { team: 'off' } });
    expect(await rows()).toMatchObject([{ status: 'off' }, { status: 'held' }]);
  });
});

describe('a card', () => {
  test('that was sent is edited, whatever was set since', async () => {
    const { id, change } = await applied();
    for (const item of await take(kollab)) await settle(kollab, item, 'sent', { messageId: 7 });
    await set({ modes: { applications: 'off' }, quietFrom: 0, quietTo: 1439 });
    await accept(id);
    await change();
    expect(await take(kollab)).toMatchObject([
      { messageId: 7, event: { card: { status: 'Accepted' } } },
    ]);
  });

  test.each(['digest', 'off'] as const)('never sent, as %s, stays silent', async (mode) => {
    await set({ modes: { applications: mode } });
    const { id, change } = await applied();
    await change();
    expect(await take(kollab)).toEqual([]);
    await accept(id);
    await change();
    expect(await take(kollab)).toEqual([]);
  });

  test('that comes anew follows what is set now', async () => {
    const { enqueue } = await applied();
    for (const item of await take(kollab)) await settle(kollab, item, 'sent', { messageId: 7 });
    await set({ modes: { applications: 'off' } });
    await enqueue();
    expect(await rows()).toMatchObject([{ status: 'off', message_id: null }]);
    await set({ modes: { applications: 'instant' } });
    await enqueue();
    expect(await take(kollab)).toMatchObject([{ messageId: null }]);
  });
});

describe('quiet hours', () => {
  test('have what comes meanwhile wait for their end', async () => {
    await set({ quietFrom: minute(-60), quietTo: minute(60) });
    await notifyOlga(joined());
    await applied();
    expect(await take(kollab)).toEqual([]);
    for (const { status, due_at: due } of await rows()) {
      expect(status).toBe('queued');
      const minutes = (Number(due) - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(58);
      expect(minutes).toBeLessThanOrEqual(60);
    }
  });

  test('that are over or to come hold nothing up', async () => {
    await set({ quietFrom: minute(60), quietTo: minute(-60) });
    await notifyOlga(joined());
    expect(await take(kollab)).toHaveLength(1);
  });

  const ends = async (at: string, zone: string, from: number, to: number) => {
    const end = afterQuiet(sql`${at}::timestamptz`, {
      zone: sql`${zone}::text`,
      from: sql`${from}::smallint`,
      to: sql`${to}::smallint`,
    });
    const { rows: found } = await sql<{ at: Date }>`select ${end} as at`.execute(kollab.db);
    return found[0]?.at.toISOString();
  };

  test.each([
    ['before', '2026-03-10T19:59:00Z', '2026-03-10T19:59:00.000Z'],
    ['at the beginning', '2026-03-10T20:00:00Z', '2026-03-11T05:00:00.000Z'],
    ['before midnight', '2026-03-10T20:59:59Z', '2026-03-11T05:00:00.000Z'],
    ['after midnight', '2026-03-10T21:00:00Z', '2026-03-11T05:00:00.000Z'],
    ['at the end', '2026-03-11T05:00:00Z', '2026-03-11T05:00:00.000Z'],
  ])('from 23 to 8 in Moscow, %s', async (_, at, end) => {
    expect(await ends(at, 'Europe/Moscow', 23 * 60, 8 * 60)).toBe(end);
  });

  test.each([
    ['clocks go forward', '2026-03-29T00:30:00Z', '2026-03-29T06:00:00.000Z'],
    ['clocks go back', '2026-10-24T23:30:00Z', '2026-10-25T07:00:00.000Z'],
    ['the evening before they go forward', '2026-03-28T22:30:00Z', '2026-03-29T06:00:00.000Z'],
  ])('end at 8 by the clock in Berlin in the night when %s', async (_, at, end) => {
    expect(await ends(at, 'Europe/Berlin', 23 * 60, 8 * 60)).toBe(end);
  });

  test('that begin and end at once are none', async () => {
    const at = '2026-03-10T20:00:00.000Z';
    expect(await ends(at, 'Europe/Moscow', 23 * 60, 23 * 60)).toBe(at);
  });

  test.each([
    ['2026-03-10T15:59:00Z', '2026-03-09T16:00:00.000Z'],
    ['2026-03-10T16:00:00Z', '2026-03-10T16:00:00.000Z'],
    ['2026-03-10T21:30:00Z', '2026-03-10T16:00:00.000Z'],
  ])('the last seven in the evening in Moscow before %s', async (at, last) => {
    const time = lastTimeOf(sql`${at}::timestamptz`, sql`'Europe/Moscow'`, sql`1140`);
    const { rows: found } = await sql<{ at: Date }>`select ${time} as at`.execute(kollab.db);
    expect(found[0]?.at.toISOString()).toBe(last);
  });
});
