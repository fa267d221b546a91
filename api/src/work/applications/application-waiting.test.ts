import { limits, remindTomorrow, setNotificationSettings } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyTo, day, decide, listOwn, type Place, readOne } from '#test/steps/applications.ts';
import { deliver } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp, type Someone } from '#test/test-app.ts';
import { expireApplications, remindOwners } from './application-waiting.service.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья', lastName: 'Ким' }));
const place = fresh(() => sampleProject(kollab, { owner: anya, vacancies: ['Раз', 'Два'] }));

const hour = day / 24;
const start = new Date(Math.ceil(Date.now() / day) * day + day + 9 * hour);
const at = (days: number) => new Date(start.getTime() + days * day);

beforeEach(async () => {
  await kollab.db.deleteFrom('applications').execute();
  await kollab.db.deleteFrom('notifications').execute();
  await kollab.db.deleteFrom('jobs').execute();
});

async function appliedOn(days: number, applicant: Someone = ilya, to: Place = place) {
  kollab.setTime(new Date(at(days).getTime() - 60_000));
  await applyTo(applicant, to);
  await told();
}

async function told() {
  return (await deliver(kollab)).map(({ telegramId, messageId, event }) => ({
    telegramId,
    event,
    isNew: messageId === null,
  }));
}

type Told = Awaited<ReturnType<typeof told>>[number];

async function work(days: number) {
  const now = at(days);
  await kollab.db.deleteFrom('jobs').execute();
  kollab.setTime(now);
  await remindOwners(kollab.context, now);
  await expireApplications(kollab.context, now);
  return told();
}

async function live(from: number, to: number, every = day) {
  const log: (Told & { day: number })[] = [];
  for (let days = from; days <= to; days += every / day) {
    for (const one of await work(days)) log.push({ day: Math.round(days * 1000) / 1000, ...one });
  }
  return log;
}

const messages = (log: { day: number; isNew: boolean; event: Told['event'] }[]) =>
  log.filter(({ isNew }) => isNew).map(({ day: when, event }) => [when, event.kind]);

const countOf = ({ event }: Told) => (event.kind === 'waitingCard' ? event.card.count : undefined);

test('an application without an answer: reminders, a warning, an end, and it may begin anew', async () => {
  await appliedOn(0);
  const around = [await live(0, 29), await live(29.25, 31, 6 * hour), await live(32, 60)];
  const log = around.flat();
  expect(messages(log)).toEqual([
    [2, 'waitingCard'],
    [7, 'waitingCard'],
    [14, 'waitingCard'],
    [21, 'waitingCard'],
    [30, 'applicationExpired'],
    [30.25, 'waitingCard'],
  ]);
  const closing = log.flatMap(({ isNew, event }) =>
    isNew && event.kind === 'waitingCard' ? [event.card.closesInDays] : [],
  );
  expect(closing).toEqual([null, null, null, 9, null]);
  const edits = log.filter(({ isNew }) => !isNew);
  expect(edits.every(({ telegramId }) => telegramId === anya.telegramId)).toBe(true);
  const replaced = edits.filter(({ event }) => event.kind === 'reminderReplaced');
  expect(replaced.map(({ day: when }) => when)).toEqual([7, 14, 21, 30.25]);
  const unanswered = { count: 1, acceptableUntil: at(60).toISOString() };
  expect(edits.filter(({ day: when }) => when === 30).map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'waitingCard',
        card: expect.objectContaining({
          count: 0,
          unanswered: expect.objectContaining(unanswered),
        }),
      }),
      expect.objectContaining({
        kind: 'applicationCard',
        card: expect.objectContaining({ status: 'Rejected', mayAcceptLate: true }),
      }),
    ]),
  );
  expect(await listOwn(ilya)).toMatchObject([
    { status: 'Rejected', closedBecause: 'noAnswer', reason: null },
  ]);
  kollab.setTime(at(30.5));
  await applyTo(ilya, place);
  expect(await listOwn(ilya)).toMatchObject([{ status: 'Pending', closedBecause: null }]);
});

test('an owner hears of the end on a day without a reminder, beside what waits still', async () => {
  await appliedOn(0);
  await live(2, 29);
  await appliedOn(29.6, await kollab.approved({ firstName: 'Ира' }));
  const log = (await live(30, 31, 12 * hour)).filter(({ event }) => event.kind === 'waitingCard');
  expect(log.findLast(({ isNew }) => isNew)).toMatchObject({
    telegramId: anya.telegramId,
    event: { card: { count: 1, unanswered: { count: 1 } } },
  });
  await applyTo(ilya, place);
  const later = (await work(37)).find(({ event }) => event.kind === 'waitingCard');
  expect(later).toMatchObject({ event: { card: { count: 2 } } });
  expect(later?.event).not.toHaveProperty('card.unanswered');
});

test('however many wait, there is one message, with those that wait longest', async () => {
  for (const [place, name] of ['Ира', 'Олег', 'Яна', 'Лев'].entries()) {
    await appliedOn(0.2 + place / 1000, await kollab.approved({ firstName: name }));
  }
  await appliedOn(1);
  const [one, ...others] = await work(2.21);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ telegramId: anya.telegramId, isNew: true });
  expect(one?.event).toMatchObject({
    card: { count: 5, applications: [{ name: 'Ира' }, { name: 'Олег' }, { name: 'Яна' }] },
  });
  expect(messages(await live(2.3, 6))).toEqual([]);
  expect(messages(await live(6, 8, 6 * hour))).toEqual([[7.25, 'waitingCard']]);
});

test('who is not to be reminded at night is in the morning, once', async () => {
  await appliedOn(0.45);
  expect(messages(await live(2.5, 3, hour / 2))).toEqual([[2.875, 'waitingCard']]);
});

test('an end in the night comes in the morning of who applied', async () => {
  await appliedOn(0.45);
  await live(2, 21);
  expect(messages(await live(30.5, 31, hour / 2))).toEqual([
    [30.875, 'waitingCard'],
    [30.875, 'applicationExpired'],
  ]);
});

test('what was decided before is not reminded of, and a decision shows in the reminder that was sent', async () => {
  const ira = await kollab.approved({ firstName: 'Ира' });
  await appliedOn(0);
  await appliedOn(0, ira);
  kollab.setTime(at(1));
  await decide(anya, place, ilya, 'Rejected');
  await told();
  const [one] = await work(2);
  expect(one && countOf(one)).toBe(1);
  await decide(anya, place, ira, 'Accepted');
  const edits = (await told()).filter(({ isNew }) => !isNew);
  expect(edits.map(countOf)).toContain(0);
});

test('what moderators take down is in no reminder that was sent', async () => {
  const vera = await kollab.moderator();
  await appliedOn(0);
  await work(2);
  await projects.remove(vera, place, 'Обещает доход');
  const edits = (await told()).filter(({ isNew }) => !isNew);
  expect(edits.map(countOf)).toContain(0);
});

test('nobody is told of what was answered while a reminder waited to be sent', async () => {
  await appliedOn(0);
  kollab.setTime(at(2));
  await remindOwners(kollab.context, at(2));
  await decide(anya, place, ilya, 'Rejected');
  expect((await told()).map(({ event }) => event.kind)).not.toContain('waitingCard');
});

test('after days without the API nothing is told twice or too late', async () => {
  await appliedOn(0);
  expect(messages(await live(10, 20))).toEqual([
    [10, 'waitingCard'],
    [14, 'waitingCard'],
  ]);
});

test('whoever asks to be reminded tomorrow is', async () => {
  await appliedOn(0);
  await work(2);
  const { remindAt } = await anya.call(remindTomorrow, { body: {} });
  expect(Math.abs(Date.parse(remindAt ?? '') - at(3).getTime())).toBeLessThan(hour);
  expect(messages(await live(2.1, 8)).map(([when]) => Math.floor(Number(when)))).toEqual([3, 7]);
  expect(await ilya.call(remindTomorrow, { body: {} })).toEqual({ remindAt: null });
});

describe('an owner who is away', () => {
  const dayOf = (days: number) => at(days).toISOString().slice(0, 10);
  const goAway = (days: number | null) =>
    anya.call(setNotificationSettings, {
      params: { telegramId: anya.telegramId },
      body: { awayUntil: days === null ? null : dayOf(days) },
    });

  test('is not waited for: all of it goes on when they are back', async () => {
    await appliedOn(0);
    kollab.setTime(at(1));
    await goAway(11);
    expect(messages(await live(1, 40))).toMatchObject([
      [expect.closeTo(12, 0), 'waitingCard'],
      [expect.closeTo(17, 0), 'waitingCard'],
      [expect.closeTo(24, 0), 'waitingCard'],
      [expect.closeTo(31, 0), 'waitingCard'],
      [expect.closeTo(40, 0), 'applicationExpired'],
    ]);
  });

  test('is waited for from then on by whoever applies meanwhile', async () => {
    kollab.setTime(at(0));
    await goAway(10);
    await appliedOn(3);
    expect(await readOne(ilya, place, ilya)).toMatchObject({ awayUntil: dayOf(10) });
    expect(messages(await live(3, 13))).toMatchObject([[expect.closeTo(12, 0), 'waitingCard']]);
  });

  test('may be back sooner', async () => {
    kollab.setTime(at(0));
    await appliedOn(0);
    await goAway(20);
    kollab.setTime(at(5));
    await goAway(null);
    const [first] = messages(await live(5.1, 9));
    expect(first).toMatchObject([expect.closeTo(7, 0), 'waitingCard']);
  });

  test('is not for longer than a season', async () => {
    kollab.setTime(at(0));
    await expect(goAway(limits.awayDays + 2)).rejects.toMatchObject({ code: 'badInput' });
    await expect(
      anya.call(setNotificationSettings, {
        params: { telegramId: anya.telegramId },
        body: { awayUntil: '2030-02-30' },
      }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });
});

test('who switched reminders off has them in the app only, and what is not answered ends all the same', async () => {
  await anya.call(setNotificationSettings, {
    params: { telegramId: anya.telegramId },
    body: { modes: { reminders: 'off' } },
  });
  await appliedOn(0);
  expect(messages(await live(0, 31))).toEqual([[30, 'applicationExpired']]);
});

test('who switched reminders off after the first reads of no later one below it', async () => {
  await appliedOn(0);
  expect(messages(await live(2, 3))).toEqual([[2, 'waitingCard']]);
  await anya.call(setNotificationSettings, {
    params: { telegramId: anya.telegramId },
    body: { modes: { reminders: 'off' } },
  });
  expect(await live(6, 8)).toEqual([]);
});

test('several processes tell and end everything once', async () => {
  await appliedOn(0);
  kollab.setTime(at(2));
  const remind = () => remindOwners(kollab.context, at(2));
  await Promise.all([remind(), remind(), remind()]);
  expect(await told()).toHaveLength(1);
  kollab.setTime(at(30));
  const expire = () => expireApplications(kollab.context, at(30));
  await Promise.all([expire(), expire(), decide(anya, place, ilya, 'Accepted')]);
  const news = (await told()).filter(({ telegramId }) => telegramId === ilya.telegramId);
  expect(news.filter(({ event }) => event.kind === 'applicationAccepted')).toHaveLength(1);
  expect(await listOwn(ilya)).toMatchObject([{ status: 'Accepted', closedBecause: null }]);
});
