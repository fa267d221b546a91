import { getWaiting, type Request, setNotificationSettings } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { setModeratorsChat } from '#src/platform/outbox/outbox.service.ts';
import { sampleProject } from '#test/sample-project.ts';
import { say, stayOf } from '#test/steps/confirmations.ts';
import { remove } from '#test/steps/projects.ts';
import { approve, claim, send, take } from '#test/steps/profiles.ts';
import { appealIt, complain, judge } from '#test/steps/reports.ts';
import { fresh, freshApp, type Someone } from '#test/test-app.ts';
import { remindModerators } from './reminder.ts';

const hour = 60 * 60_000;

let submittedAt: Date;
const kollab = freshApp();
const vera = fresh(() => kollab.moderator());
const oleg = fresh(() => kollab.moderator({ firstName: 'Олег' }));
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));
beforeEach(async () => {
  await send(anya, { major: 'Физика' });
  await take(kollab);
  const submission = await kollab.db
    .selectFrom('submissions')
    .select('submitted_at')
    .executeTakeFirstOrThrow();
  submittedAt = submission.submitted_at;
});

const remind = (hours: number) =>
  remindModerators(kollab.context, new Date(submittedAt.getTime() + hours * hour + 1));

const reminders = async () =>
  (await take(kollab)).filter(({ event }) => event.kind === 'moderationWaiting');

async function report(subject: Someone, reporter: Someone, at = submittedAt) {
  const id = uuid();
  await kollab.db
    .insertInto('reports')
    .values({
      id,
      reporter_id: reporter.id,
      subject_type: 'profile',
      subject_id: subject.id,
      owner_id: subject.id,
      category: 'spam',
      text: 'Реклама',
      created_at: at,
    })
    .execute();
}

test('what waits for a day is brought up with every moderator', async () => {
  await remind(23.9);
  expect(await reminders()).toEqual([]);
  await remind(24);
  const told = await reminders();
  expect(told.map(({ telegramId }) => telegramId).toSorted((a, b) => a - b)).toEqual([
    vera.telegramId,
    oleg.telegramId,
  ]);
  expect(told[0]?.event).toEqual({
    kind: 'moderationWaiting',
    count: 1,
    oldestAt: submittedAt.toISOString(),
  });
});

test('once a day, until it is decided', async () => {
  await remind(24);
  expect(await reminders()).toHaveLength(2);
  await remind(25);
  await remind(47.9);
  expect(await reminders()).toEqual([]);
  await claim(vera, anya);
  await take(kollab);
  await remind(48);
  expect(await reminders()).toHaveLength(2);
  await approve(vera, anya);
  await take(kollab);
  await remind(72);
  expect(await reminders()).toEqual([]);
});

test('that nothing waits puts no reminder off', async () => {
  await remind(23);
  await remind(24);
  expect(await reminders()).toHaveLength(2);
});

test('reports wait too, those of one subject as one', async () => {
  const boris = await kollab.person();
  await report(boris, anya, new Date(submittedAt.getTime() - hour));
  await report(boris, vera);
  await report(anya, boris, new Date(submittedAt.getTime() + hour));
  await remind(24);
  expect((await reminders())[0]?.event).toMatchObject({
    count: 2,
    oldestAt: new Date(submittedAt.getTime() - hour).toISOString(),
  });
});

test('an appeal against a restriction waits, too', async () => {
  await approve(vera, anya);
  const boris = await kollab.person();
  await judge(vera, await complain(anya, boris), 'suspend', 'Шлёт рекламу', 30);
  await appealIt(boris);
  await take(kollab);
  await remind(23);
  expect(await reminders()).toEqual([]);
  await remind(25);
  expect((await reminders())[0]?.event).toMatchObject({ count: 1 });
  expect(await oleg.call(getWaiting, {})).toMatchObject({ appeal: { count: 1 } });
});

test('words about work wait, too, unless their project was deleted', async () => {
  await approve(vera, anya);
  const project = await sampleProject(kollab, { owner: anya, members: [oleg] });
  await say(anya, await stayOf(kollab, oleg, project), 'Нарисовал карту');
  await take(kollab);
  await remind(25);
  expect((await reminders())[0]?.event).toMatchObject({ count: 1 });
  await remove(anya, project);
  await take(kollab);
  await remind(50);
  expect(await reminders()).toEqual([]);
});

test('it goes to the moderators’ group where there is one', async () => {
  await setModeratorsChat(kollab.db, -100);
  await remind(24);
  expect(await reminders()).toMatchObject([{ telegramId: -100, isGroup: true }]);
});

test('whoever turned moderation off is not reminded', async () => {
  const body: Request<typeof setNotificationSettings>['body'] = { modes: { moderation: 'off' } };
  await oleg.call(setNotificationSettings, { params: { telegramId: oleg.telegramId }, body });
  await remind(24);
  expect((await reminders()).map(({ telegramId }) => telegramId)).toEqual([vera.telegramId]);
});

test('of several processes one reminds', async () => {
  await Promise.all([remind(24), remind(24), remind(24)]);
  expect(await reminders()).toHaveLength(2);
});
