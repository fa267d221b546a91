import { serverLimits } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyTo, day, decide } from '#test/steps/applications.ts';
import { answer, cancel, choose, meetingOf, poll, propose, votes } from '#test/steps/meetings.ts';
import * as projects from '#test/steps/projects.ts';
import { open as openRoom } from '#test/steps/rooms.ts';
import { sampleProject } from '#test/sample-project.ts';
import { leave, outcomes, takeAll, told } from '#test/steps/team.ts';
import { fresh, refused, sharedApp } from '#test/test-app.ts';
import { closeMeetings } from './deciding.service.ts';

const kollab = sharedApp();
beforeEach(() => takeAll(kollab));
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья' }));
const yana = fresh(() => kollab.person({ firstName: 'Яна' }));
const project = fresh(() => sampleProject(kollab, { owner: anya, members: [ilya, yana] }));

const after = (ms: number) => new Date(kollab.context.clock().getTime() + ms).toISOString();
const times = () => [after(day), after(2 * day), after(3 * day)];
const close = () => closeMeetings(kollab.context, kollab.context.clock());
const over = refused('meetingOver', 409);
const ofProject = () => ({ projectId: project.id, projectName: 'Солнечная карта' });
const newsOf = async (kind: string) =>
  (await takeAll(kollab)).filter(
    ({ event }) => event.kind === kind && 'projectId' in event && event.projectId === project.id,
  );

describe('proposed times', () => {
  test('are asked of every member, and suit whoever proposes them', async () => {
    const given = times();
    const meeting = await propose(anya, project, [...given].toReversed());
    expect(meeting).toMatchObject({
      state: 'open',
      times: given.map((at) => ({ at, votes: 1 })),
      mine: [0, 1, 2],
      answered: 1,
      asked: 3,
      at: null,
    });
    expect(await meetingOf(ilya, project)).toEqual({ ...meeting, mine: null });
    const card = { ...ofProject(), meetingId: meeting.id, state: 'open', mine: [], isPoll: false };
    const delivered = await takeAll(kollab);
    expect(new Set(delivered.map(({ telegramId }) => telegramId))).toEqual(
      new Set([ilya.telegramId, yana.telegramId]),
    );
    expect(delivered).toHaveLength(2);
    expect(delivered[0]?.event).toMatchObject({ kind: 'meetingCard', card });
  });

  test('are not taken that are one alone, seven, the same twice, past, too soon, too late or none', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => after(day + index * 60_000));
    for (const given of [
      [after(day)],
      seven,
      [after(day), after(day)],
      [after(-day), after(day)],
      [after(60_000), after(day)],
      [after(day), after(400 * day)],
      ['завтра', after(day)],
    ]) {
      await expect(propose(anya, project, given)).rejects.toMatchObject(refused('badInput', 400));
    }
  });

  test('are said in a team of two at least, one choice at a time', async () => {
    const alone = await sampleProject(kollab, { owner: ilya });
    await expect(propose(ilya, alone, times())).rejects.toMatchObject(refused('nobodyToMeet', 409));
    await propose(anya, project, times());
    await expect(propose(anya, project, times())).rejects.toMatchObject(
      refused('meetingAsked', 409),
    );
    await projects.archive(anya, project);
    await expect(propose(anya, project, times())).rejects.toMatchObject(
      refused('projectNotFound', 404),
    );
  });

  test('are two to six, in a team of two as well', async () => {
    const pair = await sampleProject(kollab, { owner: anya, members: [ilya] });
    await propose(anya, pair, [after(day), after(2 * day)]);
    await cancel(anya, pair);
    const six = Array.from({ length: 6 }, (_, index) => after(day + index * 60_000));
    expect(await propose(anya, pair, six)).toMatchObject({ asked: 2, times: { length: 6 } });
  });

  test('ten a day and no more', async () => {
    for (let count = 0; count < serverLimits.meetingsPerDay; count += 1) {
      await propose(anya, project, times());
      await cancel(anya, project);
    }
    await expect(propose(anya, project, times())).rejects.toMatchObject(refused('dailyLimit', 429));
  });

  test('twice at once are proposed once', async () => {
    const results = await outcomes([1, 2].map(() => propose(anya, project, times())));
    expect(results).toContain('meetingAsked');
    expect(results.filter((one) => one !== 'meetingAsked')).toHaveLength(1);
  });
});

describe('an answer', () => {
  test('is changed by saying it again', async () => {
    const meeting = await propose(anya, project, times());
    expect(await answer(ilya, project, meeting, 1)).toMatchObject({ mine: [1], answered: 2 });
    expect(await answer(ilya, project, meeting, 0)).toMatchObject({ mine: [0, 1] });
    expect(await answer(ilya, project, meeting, 1)).toMatchObject({ mine: [0] });
    expect(await answer(ilya, project, meeting, 0, true)).toMatchObject({ mine: [0] });
    await expect(answer(ilya, project, meeting, 5)).rejects.toMatchObject(refused('badInput', 400));
    await expect(answer(ilya, project, project, 0)).rejects.toMatchObject(over);
  });

  test('of the last one decides: the earliest time at which most can, and all are told', async () => {
    const given = times();
    const meeting = await propose(anya, project, given);
    await answer(ilya, project, meeting, 2);
    await answer(ilya, project, meeting, 1);
    await takeAll(kollab);
    expect(await answer(yana, project, meeting, null)).toMatchObject({
      state: 'set',
      at: given[1],
    });
    const news = { kind: 'meetingSet', ...ofProject(), at: given[1] };
    const told = await newsOf('meetingSet');
    expect(told.map(({ event }) => event)).toEqual([news, news, news]);
    await expect(answer(ilya, project, meeting, 0)).rejects.toMatchObject(over);
    expect(await meetingOf(ilya, project)).toMatchObject({ state: 'set', at: given[1] });
    kollab.passTime(2 * day + serverLimits.meetingShownFor);
    expect(await meetingOf(ilya, project)).toBeNull();
  });

  test('of none finds no time, and the owner alone hears of it', async () => {
    const meeting = await propose(anya, project, times());
    await answer(ilya, project, meeting, null);
    await takeAll(kollab);
    expect(await answer(yana, project, meeting, null)).toMatchObject({ state: 'failed', at: null });
    const delivered = await takeAll(kollab);
    expect(delivered.filter(({ event }) => event.kind === 'meetingFailed')).toEqual([
      { telegramId: anya.telegramId, event: { kind: 'meetingFailed', ...ofProject() } },
    ]);
    expect(delivered.some(({ event }) => event.kind === 'meetingSet')).toBe(false);
    expect(await meetingOf(ilya, project)).toBeNull();
  });

  test('of the last two at once decides once', async () => {
    const meeting = await propose(anya, project, times());
    await takeAll(kollab);
    await Promise.all([ilya, yana].map((one) => answer(one, project, meeting, 0, true)));
    const news = await newsOf('meetingSet');
    expect(news).toHaveLength(3);
  });

  test('that nobody gives is waited for two days, and decided without', async () => {
    const given = times().map((_, index) => after((3 + index) * day));
    const meeting = await propose(anya, project, given);
    await answer(ilya, project, meeting, 1);
    kollab.passTime(serverLimits.meetingAnswersWithin - 60_000);
    await close();
    expect(await meetingOf(anya, project)).toMatchObject({ state: 'open' });
    kollab.passTime(61_000);
    await expect(answer(yana, project, meeting, 0)).rejects.toMatchObject(over);
    await close();
    await close();
    expect(await meetingOf(anya, project)).toMatchObject({ state: 'set', at: given[1] });
    const news = await newsOf('meetingSet');
    expect(news).toHaveLength(3);
  });

  test('of who left counts no more, and they are asked no more', async () => {
    const given = times();
    const meeting = await propose(anya, project, given);
    await answer(ilya, project, meeting, 2);
    await leave(ilya, project);
    expect(await meetingOf(anya, project)).toMatchObject({ asked: 2, answered: 1 });
    await expect(answer(ilya, project, meeting, 0)).rejects.toMatchObject(
      refused('forbidden', 403),
    );
    expect(await answer(yana, project, meeting, 1)).toMatchObject({ state: 'set', at: given[1] });
  });
});

describe('an owner', () => {
  test('decides without waiting, and again changes nothing', async () => {
    const given = times();
    const meeting = await propose(anya, project, given);
    const chosen = await choose(anya, project, meeting, 1);
    expect(chosen).toMatchObject({ state: 'set', at: given[1] });
    expect(await choose(anya, project, meeting, 1)).toEqual(chosen);
    await expect(choose(anya, project, meeting, 0)).rejects.toMatchObject(over);
    await expect(choose(anya, project, meeting, 4)).rejects.toMatchObject(refused('badInput', 400));
  });

  test('asks no more, and the cards say so', async () => {
    const meeting = await propose(anya, project, times());
    await takeAll(kollab);
    await cancel(anya, project);
    await cancel(anya, project);
    expect(await meetingOf(ilya, project)).toBeNull();
    await expect(answer(ilya, project, meeting, 0)).rejects.toMatchObject(over);
  });

  test('who asks no more as it was decided sees what is set', async () => {
    const meeting = await propose(anya, project, times());
    const set = await choose(anya, project, meeting, 0);
    expect(await cancel(anya, project)).toEqual({ meeting: set });
    expect(await meetingOf(ilya, project)).toMatchObject({ state: 'set' });
  });

  test('is offered to ask with the first member, and not with the second', async () => {
    const team = await sampleProject(kollab, { owner: anya, places: 2 });
    const offered = { kind: 'meetingOffered', projectId: team.id };
    for (const [person, expected] of [
      [ilya, [expect.objectContaining(offered)]],
      [yana, []],
    ] as const) {
      await applyTo(person, team);
      await decide(anya, team, person, 'Accepted');
      const heard = await told(kollab, anya);
      expect(heard.filter(({ kind }) => kind === 'meetingOffered')).toEqual(expected);
    }
  });
});

describe('a team with a chat', () => {
  test('is asked there and told there, each of them in no other', async () => {
    const { chatId } = await openRoom(kollab, anya, project);
    await takeAll(kollab);
    const given = times();
    const meeting = await propose(anya, project, given);
    const [asked, ...others] = await takeAll(kollab);
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ telegramId: chatId, event: { kind: 'meetingCard' } });
    await poll(kollab, meeting, '77');
    expect(await votes(kollab, ilya, '77', [2, 2, 5])).toBe(true);
    expect(await votes(kollab, await kollab.person(), '77', [0])).toBe(false);
    expect(await votes(kollab, yana, '77', [0])).toBe(true);
    expect(await meetingOf(yana, project)).toMatchObject({ state: 'set', at: given[0] });
    expect(await votes(kollab, yana, '77', [1])).toBe(false);
    const news = await newsOf('meetingSet');
    expect(news).toEqual([
      { telegramId: chatId, event: expect.objectContaining({ at: given[0] }) },
    ]);
  });

  test('counts no vote that is taken back', async () => {
    await openRoom(kollab, anya, project);
    const meeting = await propose(anya, project, times());
    await poll(kollab, meeting, '78');
    await votes(kollab, ilya, '78', [1]);
    await votes(kollab, ilya, '78', []);
    expect(await meetingOf(ilya, project)).toMatchObject({ mine: null, answered: 1 });
    await expect(votes(kollab, ilya, '79', [1])).rejects.toMatchObject(
      refused('meetingNotFound', 404),
    );
    await expect(poll(kollab, project, '80')).rejects.toMatchObject(
      refused('meetingNotFound', 404),
    );
  });
});

test('of a project that ended meanwhile nothing is decided', async () => {
  const meeting = await propose(anya, project, times());
  await answer(ilya, project, meeting, 0);
  await projects.archive(anya, project);
  await takeAll(kollab);
  kollab.passTime(2 * day);
  await close();
  const news = (await takeAll(kollab)).map(({ event }) => event.kind);
  expect(news).not.toContain('meetingSet');
});
