import {
  closeVacancy,
  getOpenApplications,
  getToday,
  limits,
  serverLimits,
} from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyTo, at, decide, listOwn, listWaiting, told } from '#test/steps/applications.ts';
import { agree, declineTo, inviteTo, openPairs, readPair, takeBack } from '#test/steps/pairs.ts';
import { toldEach } from '#test/steps/profiles.ts';
import { block } from '#test/steps/reports.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';
import { lapsePairs } from './pair-ending.service.ts';

const day = 24 * 60 * 60_000;
const most = 4;
const kollab = sharedApp({ openApplications: most, dailyLimits: { pairInvitation: 5 } });
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));
const masha = fresh(() => kollab.approved({ firstName: 'Маша' }));
const place = fresh(() =>
  sampleProject(kollab, {
    owner: anya,
    vacancies: ['Раз', 'Два', 'Три', 'Четыре', 'Пять'],
    places: 2,
  }),
);

const kindsToEach = async (...people: Someone[]) =>
  (await toldEach(kollab, people)).map((events) =>
    events.map((event) =>
      event.kind === 'pairAnswered' ? `${event.kind}: ${event.answer}` : event.kind,
    ),
  );
const kindsTo = async (person: Someone) => (await kindsToEach(person))[0];
const countOpen = async () => (await ilya.call(getOpenApplications, {})).count;
const cannot = refused('cannotBePaired', 409);

beforeEach(() => kollab.db.deleteFrom('jobs').execute());

describe('an invitation to apply together', () => {
  test('comes to whom it invites and stands before nobody else', async () => {
    const pair = await inviteTo(ilya, place, masha, { coverLetter: 'Мы вдвоём' });
    expect(pair).toMatchObject({ state: 'invited', isOwn: true, userName: 'Маша' });
    expect(pair.coverLetter).toBe('Мы вдвоём');
    expect(await told(kollab, masha)).toMatchObject([
      { kind: 'pairCard', card: { inviterName: 'Илья', state: 'invited', vacancyTitle: 'Раз' } },
    ]);
    expect(await kindsTo(anya)).toEqual([]);
    expect(await listWaiting(anya, place)).toEqual([]);
    expect(await listOwn(ilya)).toEqual([]);
    const theirs = { id: pair.id, isOwn: false, userName: 'Илья', coverLetter: null };
    expect(await readPair(masha, pair)).toMatchObject(theirs);
    expect(await openPairs(masha)).toMatchObject([theirs]);
    expect(await openPairs(ilya)).toMatchObject([{ id: pair.id, isOwn: true }]);
    const notFound = refused('pairNotFound', 404);
    await expect(readPair(anya, pair)).rejects.toMatchObject(notFound);
    await expect(agree(anya, pair)).rejects.toMatchObject(notFound);
    await expect(agree(ilya, pair)).rejects.toMatchObject(notFound);
    await expect(declineTo(ilya, pair)).rejects.toMatchObject(notFound);
    await expect(takeBack(masha, pair)).rejects.toMatchObject(notFound);
  });

  test('waits on the first screen of whom it invites until it is answered or over', async () => {
    const waitingFor = async (person: Someone) => (await person.call(getToday, {})).waiting;
    const pair = await inviteTo(ilya, place, masha, { mayPart: true });
    const { id: pairId, answerBy } = pair;
    const [vacancyId] = place.vacancyIds;
    const row = { kind: 'pair', pairId, vacancyId, name: 'Илья', mayPart: true, answerBy };
    expect(await waitingFor(masha)).toMatchObject([row]);
    expect([await waitingFor(ilya), await waitingFor(anya)]).toEqual([[], []]);
    await kollab.suspend(ilya);
    expect(await waitingFor(masha)).toEqual([]);
    await kollab.set('users', ilya, { suspended_at: null });
    expect(await waitingFor(masha)).toHaveLength(1);
    await declineTo(masha, pair);
    expect(await waitingFor(masha)).toEqual([]);
    const other = await kollab.approved();
    await inviteTo(ilya, at(place, 1), other);
    kollab.passTime(limits.pairAnswerWithin);
    await lapsePairs(kollab.context, kollab.context.clock());
    expect(await waitingFor(other)).toEqual([]);
  });

  test('counts for who invites, and once more when it is made again', async () => {
    const pair = await inviteTo(ilya, place, masha);
    expect(await countOpen()).toBe(1);
    expect(await inviteTo(ilya, place, masha)).toMatchObject({ id: pair.id });
    expect(await countOpen()).toBe(1);
    expect(await kindsTo(masha)).toEqual(['pairCard']);
    const other = await kollab.approved();
    await expect(inviteTo(ilya, place, other)).rejects.toMatchObject(refused('alreadyPaired', 409));
  });

  test('that is agreed to has both apply, with one card for the owner', async () => {
    const pair = await inviteTo(ilya, place, masha, { mayPart: true });
    const made = await agree(masha, pair, 'Рисую');
    const partner = { userName: 'Илья', coverLetter: '' };
    expect(made).toMatchObject({ status: 'Pending', coverLetter: 'Рисую', pair: { partner } });
    expect(await agree(masha, pair, 'Рисую')).toMatchObject({ createdAt: made.createdAt });
    expect(await listWaiting(anya, place)).toMatchObject([
      {
        userName: 'Илья',
        coverLetter: 'Мы вдвоём',
        pair: { mayPart: true, partner: { userName: 'Маша', coverLetter: 'Рисую' } },
      },
    ]);
    expect(await told(kollab, anya)).toMatchObject([
      { kind: 'applicationCard', card: { name: 'Илья', partner: { name: 'Маша' }, mayPart: true } },
    ]);
    const { waiting } = await anya.call(getToday, {});
    expect(waiting).toMatchObject([{ name: 'Илья', partnerName: 'Маша' }]);
    expect(await countOpen()).toBe(1);
    expect(await openPairs(ilya)).toEqual([]);
    expect(await readPair(ilya, pair)).toMatchObject({ state: 'agreed', coverLetter: null });
    await expect(declineTo(masha, pair)).rejects.toMatchObject(refused('pairOver', 409));
    await expect(takeBack(ilya, pair)).rejects.toMatchObject(refused('pairOver', 409));
  });

  test('tells who invites what was answered, once', async () => {
    await agree(masha, await inviteTo(ilya, place, masha));
    expect(await kindsTo(ilya)).toEqual(['pairAnswered: agreed']);
    const second = await inviteTo(ilya, at(place, 1), await kollab.approved());
    const third = await kollab.approved();
    await declineTo(third, await inviteTo(ilya, at(place, 2), third));
    await takeBack(ilya, second);
    await takeBack(ilya, second);
    expect(await kindsTo(ilya)).toEqual(['pairAnswered: declined']);
    expect(await countOpen()).toBe(1);
  });

  test('lapses in a week, and the letter may be sent alone', async () => {
    const pair = await inviteTo(ilya, place, masha);
    await told(kollab, masha);
    kollab.passTime(limits.pairAnswerWithin - 60_000);
    await lapsePairs(kollab.context, kollab.context.clock());
    expect(await readPair(masha, pair)).toMatchObject({ state: 'invited' });
    kollab.passTime(2 * 60_000);
    for (let time = 0; time < 2; time += 1) {
      await kollab.db.deleteFrom('jobs').execute();
      await lapsePairs(kollab.context, kollab.context.clock());
    }
    expect(await kindsTo(ilya)).toEqual(['pairAnswered: none']);
    await expect(agree(masha, pair)).rejects.toMatchObject(refused('pairOver', 409));
    const { coverLetter, state } = await readPair(ilya, pair);
    expect({ coverLetter, state }).toEqual({ coverLetter: 'Мы вдвоём', state: 'lapsed' });
    expect(await countOpen()).toBe(0);
    expect(await applyTo(ilya, place)).toMatchObject({ status: 'Pending', pair: null });
  });

  test('is over once either applies alone, and others’ are told it does not work out', async () => {
    const own = await inviteTo(ilya, place, masha);
    const other = await kollab.approved({ firstName: 'Олег' });
    const theirs = await inviteTo(other, place, ilya);
    await told(kollab, ilya);
    await applyTo(ilya, place);
    // Whose own invitation it was knows.
    expect(await kindsToEach(other, ilya)).toEqual([['pairAnswered: ended'], []]);
    for (const [pair, person] of [
      [own, masha],
      [theirs, ilya],
    ] as const) {
      expect(await readPair(person, pair)).toMatchObject({ state: 'over' });
      await expect(agree(person, pair)).rejects.toMatchObject(refused('pairOver', 409));
    }
    expect(await countOpen()).toBe(1);
  });

  test('of two that came, the one is agreed to that was meant, and the other is over', async () => {
    const other = await kollab.approved({ firstName: 'Олег' });
    const theirs = await inviteTo(other, place, masha);
    const meant = await inviteTo(ilya, place, masha);
    expect(await agree(masha, meant)).toMatchObject({ pair: { partner: { userName: 'Илья' } } });
    expect(await kindsToEach(ilya, other)).toEqual([
      ['pairAnswered: agreed'],
      ['pairAnswered: ended'],
    ]);
    await expect(agree(masha, theirs)).rejects.toMatchObject(refused('pairOver', 409));
  });

  test('ends with its vacancy', async () => {
    const pair = await inviteTo(ilya, place, masha);
    const params = { projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' };
    await anya.call(closeVacancy, { params, body: { rejectOthers: true } });
    expect(await kindsTo(ilya)).toEqual(['pairAnswered: ended']);
    expect(await readPair(masha, pair)).toMatchObject({ state: 'over' });
    expect(await openPairs(masha)).toEqual([]);
  });

  test('ends as one of the two blocks the other, or the owner', async () => {
    const pair = await inviteTo(ilya, place, masha);
    await block(masha, ilya);
    await expect(readPair(ilya, pair)).rejects.toMatchObject(refused('pairNotFound', 404));
    expect(await countOpen()).toBe(0);
    const other = await kollab.approved();
    const second = await inviteTo(ilya, place, other);
    await block(other, anya);
    expect(await readPair(ilya, second)).toMatchObject({ state: 'over' });
  });

  test('is not asked about while the owner is hidden, and may be answered again after it', async () => {
    const pair = await inviteTo(ilya, place, masha);
    const asked = async () =>
      (await masha.call(getToday, {})).waiting.filter(({ kind }) => kind === 'pair').length;
    expect(await asked()).toBe(1);
    await kollab.suspend(anya);
    expect(await asked()).toBe(0);
    expect(await openPairs(masha)).toEqual([]);
    expect(await readPair(masha, pair)).toMatchObject({ state: 'over' });
    await kollab.set('users', anya, { suspended_at: null });
    expect(await asked()).toBe(1);
    expect(await agree(masha, pair)).toMatchObject({ status: 'Pending' });
  });
});

describe('nobody is invited', () => {
  test('who is not there, not approved, or apart', async () => {
    const notFound = refused('userNotFound', 404);
    await expect(inviteTo(ilya, place, { telegramId: 1 })).rejects.toMatchObject(notFound);
    await expect(inviteTo(ilya, place, await kollab.person())).rejects.toMatchObject(notFound);
    await block(masha, ilya);
    await expect(inviteTo(ilya, place, masha)).rejects.toMatchObject(notFound);
  });

  test('who applied, is in the team or owns the project, without saying why', async () => {
    await applyTo(masha, place);
    const member = await kollab.approved();
    const second = await sampleProject(kollab, { owner: anya, members: [member], places: 2 });
    const apart = await kollab.approved();
    await block(apart, anya);
    for (const [person, to] of [
      [masha, place],
      [anya, place],
      [ilya, place],
      [apart, place],
      [member, second],
    ] as const) {
      await expect(inviteTo(ilya, to, person)).rejects.toMatchObject(cannot);
    }
  });

  test('again by whom they said no to, for thirty days', async () => {
    await declineTo(masha, await inviteTo(ilya, place, masha));
    await expect(inviteTo(ilya, at(place, 1), masha)).rejects.toMatchObject(cannot);
    await inviteTo(await kollab.approved(), place, masha);
    kollab.passTime(serverLimits.pairAgainAfter - day);
    await expect(inviteTo(ilya, at(place, 1), masha)).rejects.toMatchObject(cannot);
    kollab.passTime(day);
    await inviteTo(ilya, at(place, 1), masha);
  });

  test('by who has three invitations or as many applications as may be open', async () => {
    for (const index of [0, 1, 2]) {
      await inviteTo(ilya, at(place, index), await kollab.approved());
    }
    await expect(inviteTo(ilya, at(place, 3), masha)).rejects.toMatchObject(
      refused('tooManyPairs', 409),
    );
    for (const index of [0, 1, 2]) await applyTo(masha, at(place, index));
    await applyTo(masha, at(place, 3));
    await expect(inviteTo(masha, at(place, 4), ilya)).rejects.toMatchObject(
      refused('tooManyOpen', 409),
    );
  });

  test('who has ten invitations already', async () => {
    const busy = await kollab.approved();
    for (let count = 0; count < limits.pairsReceived; count += 1) {
      await inviteTo(await kollab.approved(), place, busy);
    }
    await expect(inviteTo(ilya, place, busy)).rejects.toMatchObject(cannot);
  });

  test('more often than the day allows', async () => {
    for (let count = 0; count < 5; count += 1) {
      await takeBack(ilya, await inviteTo(ilya, place, await kollab.approved()));
    }
    await expect(inviteTo(ilya, place, masha)).rejects.toMatchObject(refused('dailyLimit', 429));
  });
});

describe('agreeing', () => {
  test('is refused to who may not apply, as it is alone', async () => {
    const pair = await inviteTo(ilya, place, masha);
    await expect(agree(masha, pair, ' ')).rejects.toMatchObject(refused('emptyCoverLetter', 400));
    for (const index of [1, 2, 3, 4]) await applyTo(masha, at(place, index));
    await expect(agree(masha, pair)).rejects.toMatchObject(refused('tooManyOpen', 409));
    await decide(anya, at(place, 1), masha, 'Rejected');
    await agree(masha, pair);
  });

  test('is over where the inviter may apply no more', async () => {
    const pair = await inviteTo(ilya, place, masha);
    await kollab.set('users', ilya, { consent_withdrawn_at: new Date() });
    await expect(agree(masha, pair)).rejects.toMatchObject(refused('pairOver', 409));
  });
});
