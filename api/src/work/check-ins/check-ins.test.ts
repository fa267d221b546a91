import {
  answerCheckIn,
  closeVacancy,
  finishProject,
  getProject,
  getVacancy,
  listAllProjects,
  listVacancies,
  reopenVacancy,
} from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import * as steps from '#test/steps/check-ins.ts';
import * as projects from '#test/steps/projects.ts';
import { block } from '#test/steps/reports.ts';
import * as team from '#test/steps/team.ts';
import { fresh, refused, shared, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));
const oleg = fresh(() => kollab.approved({ firstName: 'Олег' }));
beforeEach(async () => {
  await kollab.db.deleteFrom('check_in_plans').execute();
  await kollab.db.deleteFrom('check_ins').execute();
  await kollab.db.deleteFrom('notifications').execute();
});
const place = fresh(async () => {
  kollab.setTime(steps.friday(-2));
  return sampleProject(kollab, {
    owner: anya,
    members: [ilya, oleg],
    vacancies: ['Раз', 'Два', 'Три'],
  });
});

const { friday, say } = steps;
const ask = (days = 0) => steps.askAt(kollab, friday(days));
const params = () => ({ projectId: place.id });
const saidTo = async (reader: Someone) =>
  (await steps.readAll(reader, place)).weeks.map(({ said }) =>
    said.map(({ name, answer, line }) => [name.split(' ')[0], answer, line]),
  );

describe('an answer', () => {
  test('is the team’s to read, with its line, and may be changed until the next question', async () => {
    await ask();
    await say(ilya, place, 'slow', '  Ждём\nмакет  ');
    await say(oleg, place, 'going');
    await say(ilya, place, 'stuck');
    expect(await saidTo(anya)).toEqual([
      [
        ['Олег', 'going', ''],
        ['Илья', 'stuck', 'Ждём макет'],
      ],
    ]);
    await say(ilya, place, undefined, '');
    expect((await saidTo(oleg))[0]).toContainEqual(['Илья', 'stuck', '']);
    expect(await steps.readAll(ilya, place)).toMatchObject({
      day: 5,
      isDoubted: false,
      own: { answer: 'stuck', line: '', hasToldOwner: false },
      weeks: [{ asked: 3 }],
    });
  });

  test('shows on the card, and is refused in plain words once the next question came', async () => {
    await ask();
    const { own } = await steps.readAll(ilya, place);
    await say(ilya, place, 'going');
    expect((await steps.told(kollab)).map(({ said }) => said)).toEqual(['(checkInCard open)']);
    await ask(7);
    await say(anya, place, 'going');
    const late = { params: { ...params(), checkInId: own?.id ?? '' }, body: { line: 'Поздно' } };
    await expect(ilya.call(answerCheckIn, late)).rejects.toMatchObject(refused('checkInOver', 409));
    expect(await saidTo(anya)).toEqual([[['Аня', 'going', '']], [['Илья', 'going', '']]]);
  });

  test('is one’s own to give, with an answer before a line, of 200 letters at most', async () => {
    await ask();
    const { own } = await steps.readAll(ilya, place);
    const others = { params: { ...params(), checkInId: own?.id ?? '' }, body: {} };
    await expect(oleg.call(answerCheckIn, others)).rejects.toMatchObject(
      refused('checkInNotFound', 404),
    );
    for (const line of ['Слово', 'я'.repeat(201)]) {
      await expect(say(ilya, place, undefined, line)).rejects.toMatchObject({ code: 'badInput' });
    }
    await say(ilya, place, 'going', 'я'.repeat(200));
    expect(await saidTo(ilya)).toEqual([[['Илья', 'going', 'я'.repeat(200)]]]);
  });

  test('of who left, or is kept apart from who reads, is not shown', async () => {
    await ask();
    await say(ilya, place, 'going');
    await say(oleg, place, 'slow');
    await block(ilya, oleg);
    expect(await saidTo(oleg)).toEqual([[['Олег', 'slow', '']]]);
    await team.leave(ilya, place);
    expect(await saidTo(anya)).toEqual([[['Олег', 'slow', '']]]);
    await expect(steps.readAll(ilya, place)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('of six weeks is shown', async () => {
    for (const week of [0, 1, 2, 3, 4, 5, 6]) {
      await ask(7 * week);
      await say(ilya, place, week === 6 ? 'stuck' : 'going');
    }
    const said = await saidTo(anya);
    expect(said).toHaveLength(6);
    expect(said.slice(0, 2)).toEqual([[['Илья', 'stuck', '']], [['Илья', 'going', '']]]);
  });
});

describe('who is stuck', () => {
  const newsTo = async (person: Someone) =>
    (await steps.told(kollab)).filter(({ telegramId }) => telegramId === person.telegramId);

  test('has the owner told once that somebody is missing, and tells nobody as the owner', async () => {
    await ask();
    await expect(steps.missSomebody(ilya, place)).rejects.toMatchObject({
      code: 'checkInNotStuck',
    });
    await say(ilya, place, 'stuck', 'Нужен дизайнер');
    await steps.told(kollab);
    expect(await steps.missSomebody(ilya, place)).toMatchObject({ hasToldOwner: true });
    await steps.missSomebody(ilya, place);
    const news = await newsTo(anya);
    expect(news).toMatchObject([
      {
        said: 'somebodyMissing',
        event: { projectId: place.id, person: { telegramId: ilya.telegramId } },
      },
    ]);
    expect(JSON.stringify(news)).not.toContain('дизайнер');
    await say(anya, place, 'stuck');
    await steps.told(kollab);
    expect(await steps.missSomebody(anya, place)).toMatchObject({ hasToldOwner: false });
    expect(await newsTo(anya)).toEqual([]);
  });

  test('has moderators told once a week, by whomever of the team', async () => {
    await ask();
    await say(ilya, place, 'stuck', 'Поссорились');
    await say(oleg, place, 'stuck');
    await steps.told(kollab);
    await steps.askForAdvice(ilya, place);
    await expect(steps.askForAdvice(oleg, place)).rejects.toMatchObject(
      refused('moderatorsAsked', 409),
    );
    const { mayAskModeratorsAt } = await steps.readAll(oleg, place);
    expect(mayAskModeratorsAt?.slice(0, 10)).toBe(friday(7).toISOString().slice(0, 10));
    const news = await newsTo(vera);
    expect(news).toMatchObject([
      { said: 'teamStuck', event: { projectId: place.id, projectName: 'Солнечная карта' } },
    ]);
    expect(JSON.stringify(news)).not.toContain('Поссорились');
    await ask(7);
    await say(oleg, place, 'stuck');
    kollab.setTime(friday(7.1));
    await expect(steps.askForAdvice(oleg, place)).resolves.toMatchObject({});
  });
});

describe('a pause', () => {
  const isOpen = async (index: number) => {
    const vacancyId = place.vacancyIds[index] ?? '';
    const { isClosed } = await oleg.call(getVacancy, { params: { ...params(), vacancyId } });
    return !isClosed;
  };
  const openOnes = () => Promise.all([0, 1, 2].map(isOpen));
  const isListed = async (reader: Someone) =>
    (await reader.call(listVacancies, { query: {} })).some(
      ({ projectId }) => projectId === place.id,
    );
  const ofVacancy = (index: number) => ({
    params: { ...params(), vacancyId: place.vacancyIds[index] ?? '' },
    body: {},
  });

  test('takes the open vacancies out of the lists, and one press, or one opened again, brings just those back', async () => {
    await anya.call(closeVacancy, ofVacancy(2));
    const stranger = await kollab.approved();
    expect(await isListed(stranger)).toBe(true);
    expect(await steps.setPaused(anya, place, true)).toMatchObject({
      isPaused: true,
      weeksInWork: null,
    });
    expect([await openOnes(), await isListed(stranger)]).toEqual([[false, false, false], false]);
    const cards = await stranger.call(listAllProjects, {});
    expect(cards.find(({ id }) => id === place.id)).toMatchObject({ isPaused: true });
    expect(await steps.setPaused(anya, place, false)).not.toHaveProperty('isPaused');
    expect([await openOnes(), await isListed(stranger)]).toEqual([[true, true, false], true]);
    await steps.setPaused(anya, place, true);
    await anya.call(reopenVacancy, ofVacancy(1));
    expect(await openOnes()).toEqual([true, true, false]);
    expect(await anya.call(getProject, { params: params() })).not.toHaveProperty('isPaused');
  });

  test('holds back what is approved meanwhile', async () => {
    await steps.setPaused(anya, place, true);
    await projects.edit(anya, place, {
      vacancies: [projects.vacancyInput({ title: 'Новая' })],
    });
    await projects.approve(vera, place);
    const paused = await anya.call(getProject, { params: params() });
    expect(paused.vacancies).toMatchObject([{ title: 'Новая', isClosed: true }]);
    const going = await steps.setPaused(anya, place, false);
    expect(going.vacancies).toMatchObject([{ title: 'Новая', isClosed: false }]);
  });

  test('is not of what is finished', async () => {
    await steps.setPaused(anya, place, true);
    await anya.call(finishProject, { params: { id: place.id }, body: {} });
    const finished = await anya.call(getProject, { params: params() });
    expect(finished).toMatchObject({ isFinished: true, weeksInWork: null });
    expect(finished).not.toHaveProperty('isPaused');
    await expect(steps.setPaused(anya, place, true)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

test('everybody reads for how many weeks a team works, since the first was taken in', async () => {
  const read = async () => (await kollab.anonymous(getProject, { params: params() })).weeksInWork;
  const since = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
  await kollab.set('projects', place, { began_at: since(45) });
  expect(await read()).toBe(6);
  await kollab.set('projects', place, { began_at: since(6) });
  expect(await read()).toBe(0);
  const alone = await sampleProject(kollab, { owner: anya });
  expect((await anya.call(getProject, { params: { projectId: alone.id } })).weeksInWork).toBeNull();
  await team.add(anya, alone, oleg);
  await team.answer(oleg, alone, true);
  expect((await anya.call(getProject, { params: { projectId: alone.id } })).weeksInWork).toBe(0);
});
