import { closeVacancy, getToday, requestDeletion, setVacancyPlaces } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { eraseDue } from '#src/account/erasure.service.ts';
import { figuresOf } from '#test/steps/analytics.ts';
import { applyTo, day, listUnanswered, takeAll, withdraw } from '#test/steps/applications.ts';
import { deliver } from '#test/steps/profiles.ts';
import {
  agree,
  applyAsTwo,
  decideBoth,
  inviteTo,
  readPair,
  standingOf,
  sharedPair,
} from '#test/steps/pairs.ts';
import { block } from '#test/steps/reports.ts';
import { add, answer } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { refused } from '#test/test-app.ts';
import { expireApplications } from '#src/work/applications/application-waiting.service.ts';

const { kollab, anya, ilya, masha, place, two, bothStand } = sharedPair();

const apart = { mayPart: true };
const parted = refused('pairParted', 409);

async function waitInVain() {
  await two();
  await kollab.db.deleteFrom('jobs').execute();
  kollab.passTime(31 * day);
  // Noon in Moscow: nothing is closed at night.
  const now = kollab.context.clock();
  now.setUTCHours(9);
  await expireApplications(kollab.context, now);
}

test('an invitation is over once one of the two joins the team otherwise', async () => {
  const oleg = await kollab.approved({ firstName: 'Олег' });
  for (const [joining, other, pair] of [
    [masha, ilya, await inviteTo(ilya, place, masha)],
    [oleg, masha, await inviteTo(oleg, place, masha)],
  ] as const) {
    await add(anya, place, joining);
    await answer(joining, place, true);
    expect(await readPair(other, pair)).toMatchObject({ state: 'over' });
    const { waiting } = await masha.call(getToday, {});
    expect(waiting.filter(({ kind }) => kind === 'pair')).toEqual([]);
  }
});

test('the owner’s figures count two people who applied, and two who were accepted', async () => {
  const countsOf = async () => {
    const { vacancies } = await figuresOf(anya, place);
    return vacancies.map(({ applied, accepted }) => [applied, accepted]);
  };
  await two();
  expect(await countsOf()).toEqual([[2, 0]]);
  await decideBoth(anya, place, ilya, 'Accepted');
  expect(await countsOf()).toEqual([[2, 2]]);
});

test('the owner is told nothing anew of who is left alone, the card they have says it', async () => {
  await applyAsTwo([ilya, masha], place, apart);
  await deliver(kollab);
  await withdraw(masha, place);
  const toOwner = (await takeAll(kollab)).filter(
    ({ telegramId }) => telegramId === anya.telegramId,
  );
  expect(toOwner).toMatchObject([
    { messageId: 7, event: { kind: 'applicationCard', card: { name: 'Илья', isLeftAlone: true } } },
  ]);
});

describe('a pair', () => {
  test('is closed with its vacancy and waits again with it, as two', async () => {
    await two();
    const other = await kollab.approved();
    await applyAsTwo([other, await kollab.approved()], place);
    await decideBoth(anya, place, other, 'Accepted');
    expect(await bothStand()).toEqual(['Rejected vacancyFilled two', 'Rejected vacancyFilled two']);
    const params = { projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' };
    await anya.call(setVacancyPlaces, { params, body: { places: 4 } });
    expect(await bothStand()).toEqual(['Pending two', 'Pending two']);
    await anya.call(closeVacancy, { params, body: { rejectOthers: true } });
    expect(await bothStand()).toEqual(['Rejected vacancyClosed two', 'Rejected vacancyClosed two']);
  });

  test('waits again together or not at all', async () => {
    await two();
    const other = await kollab.approved();
    await applyAsTwo([other, await kollab.approved()], place);
    await decideBoth(anya, place, other, 'Accepted');
    await block(masha, anya);
    const params = { projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' };
    await anya.call(setVacancyPlaces, { params, body: { places: 4 } });
    expect(await standingOf(ilya)).toBe('Rejected vacancyFilled two');
  });

  test('is closed together where nobody answers, and accepted late together', async () => {
    await waitInVain();
    expect(await bothStand()).toEqual(['Rejected noAnswer two', 'Rejected noAnswer two']);
    expect(await listUnanswered(anya, place)).toMatchObject([
      { userName: 'Илья', pair: { partner: { userName: 'Маша' } } },
    ]);
    await decideBoth(anya, place, ilya, 'Accepted');
    expect(await bothStand()).toEqual(['Accepted two', 'Accepted two']);
  });

  test('of who applied anew since is not accepted late', async () => {
    await waitInVain();
    kollab.passTime(day);
    await applyTo(masha, place);
    await expect(decideBoth(anya, place, ilya, 'Accepted')).rejects.toMatchObject(parted);
  });

  test('is parted as the account of one is erased, of whose letters nothing is left', async () => {
    await two(apart);
    const third = await kollab.approved();
    const invitation = await inviteTo(ilya, await sampleProject(kollab, { owner: anya }), third);
    await ilya.call(requestDeletion, { body: { telegramId: ilya.telegramId } });
    kollab.passTime(3 * day);
    await eraseDue(kollab.context, kollab.context.clock());
    expect(await standingOf(masha)).toBe('Pending');
    await expect(agree(third, invitation)).rejects.toMatchObject(refused('pairNotFound', 404));
    const letters = await kollab.db
      .selectFrom('pairs')
      .where('inviter_id', '=', ilya.id)
      .select(['cover_letter', 'state'])
      .orderBy('state')
      .execute();
    expect(letters).toEqual([
      { cover_letter: '', state: 'agreed' },
      { cover_letter: '', state: 'withdrawn' },
    ]);
  });
});
