import {
  callToApply,
  dismissMatch,
  listMatchedPeople,
  listMatchedVacancies,
  setLookingForTeam,
} from '@kollab/contract';
import { refreshNext } from '#src/discovery/matching/top-refresh.service.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, shared, sharedApp, type Someone, type TestApp } from '#test/test-app.ts';
import { type Place, tripleOf } from './applications.ts';
import { approve, send } from './profiles.ts';

type Reader = Pick<Someone, 'call'>;

const placeOf = (place: Place) => ({ projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' });

export async function skilled(kollab: TestApp, moderator: Someone, tags: string[], name = 'Илья') {
  const person = await kollab.person({ firstName: name, lastName: 'Ким' });
  await send(person, { tags });
  await approve(moderator, person);
  return person;
}

export async function wanting(kollab: TestApp, owner: Someone, tags: string[]): Promise<Place> {
  const place = await sampleProject(kollab, { owner, places: 2 });
  await kollab.set('vacancies', { id: placeOf(place).vacancyId }, { tags: JSON.stringify(tags) });
  return place;
}

export const peopleFor = (owner: Reader, place: Place) =>
  owner.call(listMatchedPeople, { query: placeOf(place) });

export const vacanciesFor = (person: Reader) => person.call(listMatchedVacancies, {});

export const dismiss = (
  caller: Reader,
  place: Place,
  reason: 'skills' | 'level' | 'topic' | 'other' = 'topic',
  person?: Someone,
) =>
  caller.call(dismissMatch, {
    body: { ...placeOf(place), reason, ...(person && { personTelegramId: person.telegramId }) },
  });

export const callTo = (owner: Reader, place: Place, person: { telegramId: number }) =>
  owner.call(callToApply, { body: tripleOf(place, person) });

export const look = (
  person: Someone,
  lookingForTeam: 'yes' | 'maybe' | 'no' | null,
  hoursAWeek?: number | null,
) =>
  person.call(setLookingForTeam, {
    params: { telegramId: person.telegramId },
    body: { lookingForTeam, ...(hoursAWeek !== undefined && { hoursAWeek }) },
  });

export async function areProposed(owner: Reader, place: Place, person: Someone) {
  const [people, vacancies] = [await peopleFor(owner, place), await vacanciesFor(person)];
  return [
    people.some(({ telegramId }) => telegramId === person.telegramId),
    vacancies.some(({ vacancyId }) => place.vacancyIds.includes(vacancyId)),
  ];
}

export async function keepAll({ context }: TestApp) {
  while (await refreshNext(context));
}

let made = 0;

/** A vacancy that wants three skills of which somebody has two, and which no earlier test's people have. */
export function sharedMatching(overrides?: Parameters<typeof sharedApp>[0]) {
  const kollab = sharedApp(overrides);
  const vera = shared(() => kollab.moderator());
  const skills = fresh(() => {
    made += 1;
    return Promise.resolve({ a: `Ремесло ${made}а`, b: `Ремесло ${made}б`, c: `Ремесло ${made}в` });
  });
  const anya = fresh(() => kollab.approved({ firstName: 'Аня', lastName: 'Лис' }));
  const ilya = fresh(() => skilled(kollab, vera, [skills.a, skills.b]));
  const place = fresh(() => wanting(kollab, anya, [skills.a, skills.b, skills.c]));
  return { kollab, vera, skills, anya, ilya, place };
}
