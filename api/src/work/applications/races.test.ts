import { closeVacancy, leaveProject } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { outcomes } from '#test/steps/team.ts';
import { fresh, sharedApp, type Someone } from '#test/test-app.ts';
import {
  applyTo,
  at,
  decide,
  fillTeam,
  listOwn,
  type Place,
  readOne,
  takeAll,
  withdraw,
} from '#test/steps/applications.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья' }));

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const tally = (values: unknown[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
};

const rowsOf = ({ id }: Place) =>
  kollab.db
    .selectFrom('applications')
    .where('project_id', '=', id)
    .select(['user_id', 'status'])
    .execute();

const membersOf = async ({ id }: Place) => {
  const rows = kollab.db
    .selectFrom('participants')
    .where('project_id', '=', id)
    .where('state', '=', 'member')
    .select('user_id');
  return (await rows.execute()).map(({ user_id: userId }) => userId);
};

const kindsTo = async (...people: Someone[]) => {
  const ids = new Set(people.map(({ telegramId }) => telegramId));
  const rows = await takeAll(kollab);
  return rows.flatMap(({ telegramId, event }) => (ids.has(telegramId) ? [event.kind] : []));
};

describe('applying', () => {
  test('fifty times at once makes one application and one card', async () => {
    const place = await sampleProject(kollab, { owner: anya });
    const codes = await outcomes(
      times(50, () => applyTo(ilya, place).then(({ status }) => status)),
    );
    expect(tally(codes)).toEqual({ Pending: 1, alreadyApplied: 49 });
    expect(await rowsOf(place)).toHaveLength(1);
    expect(await kindsTo(anya)).toEqual(['applicationCard']);
  });

  test('fifty times at once with one key answers the same application to all', async () => {
    const place = await sampleProject(kollab, { owner: anya });
    const key = randomUUID();
    const made = await Promise.all(times(50, () => applyTo(ilya, place, { key })));
    expect(new Set(made.map(({ createdAt }) => createdAt)).size).toBe(1);
    expect(await rowsOf(place)).toHaveLength(1);
    expect(await kindsTo(anya)).toEqual(['applicationCard']);
  });

  test('to many vacancies at once keeps to the limit of the day', async () => {
    const titled = times(60, (index) => `Место ${index}`);
    const place = await sampleProject(kollab, { owner: anya, vacancies: titled });
    const codes = await outcomes(
      times(60, (index) => applyTo(ilya, at(place, index)).then(({ status }) => status)),
    );
    expect(tally(codes)).toEqual({ Pending: 50, dailyLimit: 10 });
    expect(await rowsOf(place)).toHaveLength(50);
  });
});

test('the last application counts, even where a server’s clock is behind', async () => {
  const place = await sampleProject(kollab, { owner: anya });
  await applyTo(ilya, place);
  await withdraw(ilya, place);
  kollab.passTime(-30_000);
  await applyTo(ilya, place, { coverLetter: 'Передумал' });
  expect(await listOwn(ilya)).toMatchObject([{ coverLetter: 'Передумал' }]);
  expect(await decide(anya, place, ilya, 'Accepted')).toMatchObject({ status: 'Accepted' });
});

describe('deciding', () => {
  test('two people at once joins both', async () => {
    const place = await sampleProject(kollab, { owner: anya, places: 2 });
    const people = [ilya, await kollab.person()];
    for (const person of people) await applyTo(person, place);
    await Promise.all(people.map((person) => decide(anya, place, person, 'Accepted')));
    expect(new Set(await membersOf(place))).toEqual(new Set([anya, ...people].map(({ id }) => id)));
  });

  test('two people at once for the last place of a team joins one', async () => {
    const place = await sampleProject(kollab, { owner: anya, places: 2 });
    const people = [ilya, await kollab.person()];
    for (const person of people) await applyTo(person, place);
    await fillTeam(kollab, place, 1);
    const codes = await outcomes(
      people.map((person) => decide(anya, place, person, 'Accepted').then(({ status }) => status)),
    );
    expect(tally(codes)).toEqual({ Accepted: 1, tooManyParticipants: 1 });
  });

  test.each(times(3, (round) => round))(
    'fifty times at once, while it is taken back, ends in one way (%i)',
    async (round) => {
      const place = await sampleProject(kollab, { owner: anya });
      await applyTo(ilya, place);
      await kindsTo(anya);
      const accept = () => decide(anya, place, ilya, 'Accepted').then((one): string => one.status);
      const reject = () => decide(anya, place, ilya, 'Rejected').then((one): string => one.status);
      const takeBack = () => withdraw(ilya, place).then(() => 'Withdrawn');
      const acts = times(20, () => [accept, reject, takeBack]).flat();
      const codes = await outcomes(acts.slice(round, round + 50).map((act) => act()));
      const [row, ...more] = await rowsOf(place);
      expect(more).toEqual([]);
      const status = row?.status ?? '';
      expect(['Accepted', 'Rejected', 'Withdrawn']).toContain(status);
      const late = status === 'Withdrawn' ? 'applicationWithdrawn' : 'applicationDecided';
      const { [status]: same = 0, [late]: refusals = 0, ...others } = tally(codes);
      expect(others).toEqual({});
      expect(same).toBeGreaterThanOrEqual(16);
      expect(same + refusals).toBe(50);
      const isIn = (await membersOf(place)).includes(ilya.id);
      expect(isIn).toBe(status === 'Accepted');
      const news = { Accepted: ['applicationAccepted'], Rejected: ['applicationRejected'] };
      const rows = await takeAll(kollab);
      const kinds = ({ telegramId }: Someone) =>
        rows.flatMap((one) => (one.telegramId === telegramId ? [one.event.kind] : []));
      expect(kinds(ilya)).toEqual(news[status as 'Accepted'] ?? []);
      expect(kinds(anya).filter((kind) => kind === 'membershipChanged')).toHaveLength(
        status === 'Accepted' ? 1 : 0,
      );
    },
  );
});

describe('everything at once', () => {
  test.each(times(3, (round) => round))(
    'nobody waits at a vacancy that was closed on them (%i)',
    async () => {
      const place = await sampleProject(kollab, { owner: anya, places: 4 });
      const people = await Promise.all(times(12, () => kollab.person()));
      const early = people.slice(0, 6);
      await Promise.all(early.map((person) => applyTo(person, place)));
      const params = { projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' };
      await takeAll(kollab);
      const codes = await outcomes<unknown>([
        ...people.slice(6, 9).map((person) => applyTo(person, place)),
        ...early.slice(0, 3).map((person) => decide(anya, place, person, 'Accepted')),
        anya.call(closeVacancy, { params, body: { rejectOthers: true } }),
        anya.call(closeVacancy, { params, body: { rejectOthers: true } }),
        ...early.slice(2, 4).map((person) => withdraw(person, place)),
        ...people.slice(9).map((person) => applyTo(person, place)),
        ...early.slice(0, 2).map((person) => decide(anya, place, person, 'Rejected')),
        ...early
          .slice(0, 2)
          .map((person) => person.call(leaveProject, { body: { projectId: place.id } })),
      ]);
      const refusals = codes.filter((code) => typeof code === 'string');
      const known = new Set([
        'vacancyClosed',
        'applicationDecided',
        'applicationWithdrawn',
        'notInTeam',
      ]);
      expect(refusals.filter((code) => !known.has(code))).toEqual([]);
      const rows = await rowsOf(place);
      expect(rows.filter(({ status }) => status === 'Pending')).toEqual([]);
      const rejected = rows.filter(({ status }) => status === 'Rejected').length;
      const kinds = await kindsTo(...people);
      const answers = kinds.filter((kind) => /^(vacancyClosed|applicationRejected)$/.test(kind));
      expect(answers).toHaveLength(rejected);
      const accepted = rows.filter(({ status }) => status === 'Accepted').length;
      expect(kinds.filter((kind) => kind === 'applicationAccepted')).toHaveLength(accepted);
      expect(await readOne(anya, place, early[5] ?? ilya)).toMatchObject({
        closedBecause: 'vacancyClosed',
      });
    },
  );
});
