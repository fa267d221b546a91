import { limits, type News, type Request, setNotificationSettings } from '@kollab/contract';
import { beforeEach, expect, test } from 'vitest';
import { enqueueCard, notify, notifyAll } from '#src/platform/outbox/outbox.service.ts';
import { insertApplication, insertProject } from '#test/steps/notifications.ts';
import { send, settle, take } from '#test/steps/profiles.ts';
import { fresh, shared, sharedApp } from '#test/test-app.ts';
import { sendDigests } from './digests.ts';

const minute = 60_000;
const day = 1440 * minute;

const kollab = sharedApp();
const anya = shared(() => kollab.person({ firstName: 'Аня' }));
beforeEach(() => kollab.db.deleteFrom('notifications').execute());
const olga = fresh(() => kollab.person({ firstName: 'Ольга' }));

/** The next moment, by the second, at which the clock in UTC shows what a test sets as the hour. */
const inAnHour = new Date(Math.ceil((Date.now() + 60 * minute) / minute) * minute);
const digestAt = inAnHour.getUTCHours() * 60 + inAnHour.getUTCMinutes();

const set = (body: Request<typeof setNotificationSettings>['body'], person = olga) =>
  person.call(setNotificationSettings, {
    params: { telegramId: person.telegramId },
    body: { timeZone: 'UTC', digestAt, ...body },
  });

const joined = (projectName = 'Бот'): News => ({
  kind: 'membershipChanged',
  projectId: crypto.randomUUID(),
  projectName,
  change: 'joined',
  person: { telegramId: 1, name: 'Аня', url: null },
});

const tellOlga = (news = joined()) =>
  kollab.db.transaction().execute((trx) => notify(trx, olga.id, news));

const digest = (ms: number) => sendDigests(kollab.context, new Date(inAnHour.getTime() + ms));
const events = async () => (await take(kollab)).map(({ event }) => event);

const moveBack = (ms: number) =>
  kollab.db
    .updateTable('notifications')
    .set((eb) => ({ created_at: eb.val(new Date(Date.now() - ms)) }))
    .where('status', '=', 'held')
    .execute();

test('what was held back comes at the hour, in one message, and only then', async () => {
  await set({ modes: { team: 'digest' } });
  await tellOlga(joined('Первый'));
  await tellOlga(joined('Второй'));
  await digest(-minute);
  expect(await take(kollab)).toEqual([]);
  await digest(0);
  const [told, ...others] = await take(kollab);
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    telegramId: olga.telegramId,
    messageId: null,
    event: {
      kind: 'digest',
      count: 2,
      events: [{ projectName: 'Второй' }, { projectName: 'Первый' }],
    },
  });
  const left = kollab.db.selectFrom('notifications').where('status', '=', 'held').select('id');
  expect(await left.execute()).toEqual([]);
});

test('there is none when there is nothing', async () => {
  await set({ modes: { team: 'digest' } });
  await digest(minute);
  expect(await take(kollab)).toEqual([]);
});

test('what comes after the hour waits for the next day', async () => {
  await set({ modes: { team: 'digest' } });
  await tellOlga();
  await digest(10 * minute);
  expect(await events()).toMatchObject([{ kind: 'digest', count: 1 }]);
  await tellOlga();
  await kollab.db
    .updateTable('notifications')
    .set({ created_at: new Date(inAnHour.getTime() + 20 * minute) })
    .where('status', '=', 'held')
    .execute();
  await digest(30 * minute);
  await digest(day - minute);
  expect(await events()).toEqual([]);
  await digest(day);
  expect(await events()).toMatchObject([{ kind: 'digest', count: 1 }]);
});

test('there is one a day, also when its hour is moved', async () => {
  await set({ modes: { team: 'digest' }, digestAt: 60 });
  const one = new Date(Date.UTC(2030, 0, 5, 1));
  await tellOlga();
  await sendDigests(kollab.context, one);
  expect(await events()).toHaveLength(1);
  await tellOlga();
  await set({ digestAt: 120 });
  await sendDigests(kollab.context, new Date(one.getTime() + 60 * minute));
  expect(await events()).toEqual([]);
  await sendDigests(kollab.context, new Date(one.getTime() + day + 60 * minute));
  expect(await events()).toHaveLength(1);
});

test('a digest missed while the API was down comes late', async () => {
  await set({ modes: { team: 'digest' } });
  await tellOlga();
  await moveBack(2 * day);
  await sendDigests(kollab.context, new Date(inAnHour.getTime() - 30 * minute));
  expect(await events()).toHaveLength(1);
});

test('the hour is by everyone’s own clock', async () => {
  const boris = await kollab.person({ firstName: 'Борис' });
  await set({ modes: { team: 'digest' }, timeZone: 'Asia/Vladivostok', digestAt: 1140 });
  await set({ modes: { team: 'digest' }, timeZone: 'Europe/Moscow', digestAt: 1140 }, boris);
  const messages = [olga, boris].map(({ id: recipientId }) => ({ recipientId, news: joined() }));
  await kollab.db.transaction().execute((trx) => notifyAll(trx, messages));
  await kollab.db
    .updateTable('notifications')
    .set({ created_at: new Date('2030-01-05T00:00:00Z') })
    .execute();
  await sendDigests(kollab.context, new Date('2030-01-05T09:00:00Z'));
  expect((await take(kollab)).map(({ telegramId }) => telegramId)).toEqual([olga.telegramId]);
  await sendDigests(kollab.context, new Date('2030-01-05T15:59:00Z'));
  expect(await take(kollab)).toEqual([]);
  await sendDigests(kollab.context, new Date('2030-01-05T16:00:00Z'));
  expect((await take(kollab)).map(({ telegramId }) => telegramId)).toEqual([boris.telegramId]);
});

test('shows the newest ten of all', async () => {
  await set({ modes: { team: 'digest' } });
  for (let n = 1; n <= 12; n += 1) await tellOlga(joined(`Проект ${n}`));
  await digest(0);
  const [event] = await events();
  if (event?.kind !== 'digest') throw new Error('no digest');
  expect(event.count).toBe(12);
  expect(event.events).toHaveLength(limits.digestShown);
  expect(event.events[0]).toMatchObject({ projectName: 'Проект 12' });
});

test('says how cards stand, and nothing of those that are over', async () => {
  await set({ modes: { applications: 'digest' } });
  const project = await insertProject(kollab, olga);
  const cards = [];
  for (const applicant of [anya, await kollab.person()]) {
    const { id } = await insertApplication(kollab, project, applicant);
    const card = { kind: 'applicationCard', about: id, recipientId: olga.id } as const;
    await kollab.db.transaction().execute((trx) => enqueueCard(trx, card));
    cards.push(id);
  }
  await kollab.set('applications', { id: cards[1] ?? '' }, { status: 'Withdrawn' });
  await digest(0);
  expect(await events()).toMatchObject([
    {
      kind: 'digest',
      count: 1,
      events: [{ kind: 'applicationCard', card: { telegramId: anya.telegramId } }],
    },
  ]);
});

test('is not sent when all is over by then', async () => {
  await set({ modes: { applications: 'digest' } });
  const { id } = await insertApplication(kollab, await insertProject(kollab, olga), anya);
  const card = { kind: 'applicationCard', about: id, recipientId: olga.id } as const;
  await kollab.db.transaction().execute((trx) => enqueueCard(trx, card));
  await kollab.db.updateTable('applications').set({ status: 'Withdrawn' }).execute();
  await digest(0);
  expect(await take(kollab)).toEqual([]);
});

test('a card that a digest told of is not sent when somebody takes it up', async () => {
  const vera = await kollab.moderator();
  await set({ modes: { moderation: 'digest' } }, vera);
  await send(anya, { major: 'Физика' });
  await digest(0);
  expect(await events()).toMatchObject([{ kind: 'digest', count: 1, events: [] }]);
  await send(anya, { major: 'Химия' });
  expect(await take(kollab)).toEqual([]);
  await kollab.set('users', vera, { role: 'user' });
});

test('whoever cannot be written to gets one digest when they are back', async () => {
  await set({ modes: { team: 'digest' } });
  const setUnreachable = (at: Date | null) => kollab.set('users', olga, { unreachable_at: at });
  await setUnreachable(new Date());
  await tellOlga();
  await digest(0);
  await digest(day);
  await setUnreachable(null);
  expect(await take(kollab)).toEqual([]);
  await digest(2 * day);
  expect(await events()).toMatchObject([{ kind: 'digest', count: 1 }]);
});

test('of several processes one sends it', async () => {
  await set({ modes: { team: 'digest' } });
  await tellOlga();
  await Promise.all([digest(0), digest(0), digest(0)]);
  const [told, ...others] = await take(kollab);
  expect(others).toEqual([]);
  if (told) await settle(kollab, told, 'sent');
});
