import {
  addToProjectTeam,
  answerInvitation,
  getProject,
  getVacancy,
  leaveProject,
} from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp } from '#test/test-app.ts';
import { applyTo, at, decide, type Place } from '#test/steps/applications.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));
const place = fresh(() => sampleProject(kollab, { owner: anya, vacancies: ['Раз', 'Два'] }));

const projectId = () => place.id;

async function roleOfIlya(reader = anya) {
  const { participants } = await reader.call(getProject, { params: { projectId: projectId() } });
  const one = participants.find(({ telegramId }) => telegramId === ilya.telegramId);
  return one && { role: one.role, vacancyId: one.vacancyId };
}
const as = (title: string, { vacancyIds }: Place) => ({ role: title, vacancyId: vacancyIds[0] });
const left = async ({ vacancyIds }: Place) => {
  const params = { projectId: projectId(), vacancyId: vacancyIds[0] ?? '' };
  return (await anya.call(getVacancy, { params })).placesLeft;
};

describe('what a member does in a team', () => {
  test('is the vacancy they were accepted on, whose taken place counts', async () => {
    await applyTo(ilya, place);
    expect(await left(place)).toBe(1);
    await decide(anya, place, ilya, 'Accepted');
    expect(await roleOfIlya()).toEqual(as('Раз', place));
    expect([await left(place), await left(at(place, 1))]).toEqual([0, 1]);
    await ilya.call(leaveProject, { body: { projectId: projectId() } });
    expect(await left(place)).toBe(1);
  });

  test('stays what it is when another application is accepted', async () => {
    await applyTo(ilya, place);
    await applyTo(ilya, at(place, 1));
    await decide(anya, place, ilya, 'Accepted');
    await decide(anya, at(place, 1), ilya, 'Accepted');
    expect(await roleOfIlya()).toEqual(as('Раз', place));
  });

  test('has no name for who was invited', async () => {
    const body = { projectId: projectId(), telegramId: ilya.telegramId };
    await anya.call(addToProjectTeam, { body });
    await ilya.call(answerInvitation, { body: { projectId: projectId(), accept: true } });
    expect(await roleOfIlya(ilya)).toEqual({ role: null, vacancyId: null });
  });

  test('is the vacancy they had applied for, where an invitation came after that', async () => {
    await applyTo(ilya, at(place, 1));
    await anya.call(addToProjectTeam, {
      body: { projectId: projectId(), telegramId: ilya.telegramId },
    });
    expect(await roleOfIlya()).toEqual(as('Два', at(place, 1)));
  });
});
