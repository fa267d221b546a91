import { type Request, setNotificationSettings } from '@kollab/contract';
import { beforeEach, expect, test } from 'vitest';
import { insertApplication, insertProject } from '#test/steps/notifications.ts';
import { take } from '#test/steps/profiles.ts';
import { fresh, sharedApp } from '#test/test-app.ts';
import { remind } from './outbox.service.ts';

const kollab = sharedApp();
beforeEach(() => kollab.db.deleteFrom('notifications').execute());
const olga = fresh(() => kollab.person({ firstName: 'Ольга' }));

const set = (body: Request<typeof setNotificationSettings>['body']) =>
  olga.call(setNotificationSettings, { params: { telegramId: olga.telegramId }, body });

async function something() {
  const applicant = await kollab.person();
  return (await insertApplication(kollab, await insertProject(kollab, olga), applicant)).id;
}

const remindOf = async (about: string, now: string) => {
  const card = { kind: 'applicationCard', about, recipientId: olga.id } as const;
  const next = await kollab.db
    .transaction()
    .execute((trx) => remind(trx, card, new Date(`2030-01-${now}Z`)));
  return next?.toISOString();
};

const told = async () => (await take(kollab)).map(({ event }) => event.kind);

test('a person is reminded once a day by their own clock, of whatever it is', async () => {
  const [one, other] = [await something(), await something()];
  expect(await remindOf(one, '05T12:00:00')).toBeUndefined();
  expect(await remindOf(other, '05T12:00:00')).toBe('2030-01-06T06:00:00.000Z');
  expect(await told()).toEqual(['applicationCard']);
  expect(await remindOf(other, '06T06:00:00')).toBeUndefined();
  expect(await told()).toEqual(['applicationCard']);
});

test('two reminders at once are one', async () => {
  const abouts = [await something(), await something(), await something()];
  const next = await Promise.all(abouts.map((about) => remindOf(about, '05T12:00:00')));
  expect(next.filter((at) => at === undefined)).toHaveLength(1);
  expect(await told()).toHaveLength(1);
});

test('nobody is reminded at night: in Moscow, where no zone is known', async () => {
  const about = await something();
  expect(await remindOf(about, '05T19:00:00')).toBe('2030-01-06T06:00:00.000Z');
  expect(await remindOf(about, '06T05:59:59')).toBe('2030-01-06T06:00:00.000Z');
  expect(await told()).toEqual([]);
  await set({ timeZone: 'Asia/Vladivostok' });
  expect(await remindOf(about, '05T22:59:00')).toBe('2030-01-05T23:00:00.000Z');
  expect(await remindOf(about, '05T23:00:00')).toBeUndefined();
  expect(await told()).toHaveLength(1);
});

test('nor in the quiet hours that they set', async () => {
  const about = await something();
  await set({ timeZone: 'UTC', quietFrom: 8 * 60, quietTo: 15 * 60 });
  expect(await remindOf(about, '05T10:00:00')).toBe('2030-01-05T15:00:00.000Z');
  expect(await remindOf(about, '05T23:00:00')).toBeUndefined();
});

test('the same reminder on another day is a new message', async () => {
  const about = await something();
  await remindOf(about, '05T12:00:00');
  expect(await take(kollab)).toMatchObject([{ messageId: null }]);
  await kollab.db
    .updateTable('notifications')
    .set({ status: 'sent', message_id: 7 })
    .where('about', '=', about)
    .execute();
  await remindOf(about, '07T12:00:00');
  expect(await take(kollab)).toMatchObject([{ messageId: null }]);
});

test('what is over before it is sent is not told', async () => {
  const about = await something();
  await remindOf(about, '05T12:00:00');
  await kollab.set('applications', { id: about }, { status: 'Withdrawn' });
  expect(await told()).toEqual([]);
});
