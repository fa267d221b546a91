import { getUserByTelegram } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import {
  areProposed,
  keepAll,
  look,
  peopleFor,
  sharedMatching,
  vacanciesFor,
} from '#test/steps/matching.ts';
import { approve, send } from '#test/steps/profiles.ts';

const { kollab, vera, skills, anya, ilya, place } = sharedMatching();
const proposed = () => areProposed(anya, place, ilya);

test('to somebody without tags the newest vacancies are shown without a reason, until tags are approved', async () => {
  const newcomer = await kollab.person();
  const [newest] = await vacanciesFor(newcomer);
  expect(newest).toMatchObject({ vacancyId: place.vacancyIds[0], match: null });
  await send(newcomer, { tags: [skills.a, skills.c] });
  await approve(vera, newcomer);
  const [first] = await vacanciesFor(newcomer);
  expect(first?.match?.matched).toEqual(expect.arrayContaining([skills.a, skills.c]));
});

describe('whether somebody looks for a team', () => {
  const own = () => ilya.call(getUserByTelegram, { params: { telegramId: ilya.telegramId } });

  test('is theirs to say at once, and everybody’s to see', async () => {
    expect(await look(ilya, 'yes', 12)).toEqual({ lookingForTeam: 'yes', hoursAWeek: 12 });
    expect(await own()).toMatchObject({
      lookingForTeam: 'yes',
      hoursAWeek: 12,
      pendingChanges: [],
    });
    expect((await peopleFor(anya, place))[0]).toMatchObject({
      lookingForTeam: 'yes',
      hoursAWeek: 12,
    });
    expect(await look(ilya, 'maybe')).toEqual({ lookingForTeam: 'maybe', hoursAWeek: 12 });
    expect(await look(ilya, null, null)).toEqual({ lookingForTeam: null, hoursAWeek: null });
  });

  test('is not told of who was never approved', async () => {
    const olga = await kollab.person();
    await look(olga, 'yes', 5);
    const seen = await ilya.call(getUserByTelegram, { params: { telegramId: olga.telegramId } });
    expect(seen).toMatchObject({ lookingForTeam: null, hoursAWeek: null });
  });

  test('brings them back once they look again', async () => {
    await look(ilya, 'no');
    expect(await proposed()).toEqual([false, false]);
    await look(ilya, 'yes');
    await keepAll(kollab);
    expect(await proposed()).toEqual([true, true]);
  });
});
