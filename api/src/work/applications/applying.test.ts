import { apply, closeVacancy, deleteProject, leaveProject, reopenVacancy } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';
import {
  applyTo,
  at,
  day,
  decide,
  listOwn,
  takeAll,
  told,
  tripleOf,
  withdraw,
} from '#test/steps/applications.ts';

const kollab = sharedApp({
  dailyLimits: { application: 4 },
});
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис', username: 'anya' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья', lastName: 'Ким', username: 'ilya' }));

const set = (table: 'projects' | 'users' | 'vacancies', id: string, values: object) =>
  kollab.set(table, { id }, values);
const countOf = async (person: Someone) => {
  const rows = kollab.db.selectFrom('applications').where('user_id', '=', person.id).select('id');
  return (await rows.execute()).length;
};

describe('an application', () => {
  test('waits for the owner, who gets one card of it', async () => {
    await takeAll(kollab);
    const place = await sampleProject(kollab, { owner: anya });
    const made = await applyTo(ilya, place, { coverLetter: '  Умею карты  ' });
    expect(made).toMatchObject({
      projectId: place.id,
      vacancyId: place.vacancyIds[0],
      telegramId: ilya.telegramId,
      userId: ilya.id,
      userName: 'Илья Ким',
      projectTitle: 'Солнечная карта',
      vacancyTitle: 'Разработчик',
      coverLetter: 'Умею карты',
      status: 'Pending',
      applicationStatus: 'Pending',
      reason: null,
      closedBecause: null,
      contact: null,
      decidedAt: null,
    });
    const rows = await takeAll(kollab);
    expect(rows.map(({ telegramId, event }) => ({ telegramId, event }))).toEqual([
      {
        telegramId: anya.telegramId,
        event: {
          kind: 'applicationCard',
          card: {
            projectId: place.id,
            projectName: 'Солнечная карта',
            vacancyId: place.vacancyIds[0],
            vacancyTitle: 'Разработчик',
            telegramId: ilya.telegramId,
            name: 'Илья Ким',
            statusShort: '',
            coverLetter: 'Умею карты',
            isFromStranger: true,
            status: 'Pending',
            mayDecide: true,
            contact: null,
          },
        },
      },
    ]);
  });

  test('with a key is made once, not for another letter, and not again once taken back', async () => {
    const place = await sampleProject(kollab, { owner: anya });
    const key = randomUUID();
    const first = await applyTo(ilya, place, { key });
    expect(await applyTo(ilya, place, { key })).toEqual(first);
    await expect(applyTo(ilya, place, { key, coverLetter: 'Другое' })).rejects.toMatchObject(
      refused('keyReused', 409),
    );
    expect(await countOf(ilya)).toBe(1);
    expect(await told(kollab, anya)).toHaveLength(1);
    await withdraw(ilya, place);
    await expect(applyTo(ilya, place, { key })).rejects.toMatchObject({
      code: 'applicationDecided',
    });
  });
});

describe('is refused', () => {
  test('without a letter', async () => {
    const place = await sampleProject(kollab, { owner: anya });
    for (const coverLetter of ['', ' \n ', '\u200B']) {
      await expect(applyTo(ilya, place, { coverLetter })).rejects.toMatchObject(
        refused('emptyCoverLetter', 400),
      );
    }
    for (const letter of [{}, { coverLetter: null }]) {
      const body = { ...tripleOf(place, ilya), ...letter };
      await expect(ilya.call(apply, { body: body as never })).rejects.toMatchObject(
        refused('emptyCoverLetter', 400),
      );
    }
    await expect(applyTo(ilya, place, { coverLetter: 'я'.repeat(2001) })).rejects.toMatchObject(
      refused('badInput', 400),
    );
  });

  test('to one’s own project, archived or closed or not', async () => {
    const place = await sampleProject(kollab, { owner: ilya });
    const own = { ...refused('ownProject', 400), message: 'Нельзя откликаться на свой проект' };
    await expect(applyTo(ilya, place)).rejects.toMatchObject(own);
    await expect(applyTo(ilya, place, { coverLetter: '' })).rejects.toMatchObject(own);
    await set('vacancies', place.vacancyIds[0] ?? '', { closed_at: new Date() });
    await expect(applyTo(ilya, place)).rejects.toMatchObject(own);
    await set('projects', place.id, { archived_at: new Date() });
    await expect(applyTo(ilya, place)).rejects.toMatchObject(own);
    await set('projects', place.id, { archived_at: null, approved_at: null });
    await expect(applyTo(ilya, { ...place, vacancyIds: [] })).rejects.toMatchObject(
      refused('badInput', 400),
    );
    await expect(applyTo(ilya, place)).rejects.toMatchObject(own);
  });

  test('from the team, archived or not', async () => {
    const place = await sampleProject(kollab, { owner: anya, members: [ilya] });
    await expect(applyTo(ilya, place)).rejects.toMatchObject(refused('alreadyInTeam', 400));
    await set('projects', place.id, { archived_at: new Date() });
    await expect(applyTo(ilya, place)).rejects.toMatchObject(refused('alreadyInTeam', 400));
  });

  test('to a project that is not shown', async () => {
    const place = await sampleProject(kollab, { owner: anya });
    const notFound = refused('projectNotFound', 404);
    await expect(applyTo(ilya, { ...place, id: randomUUID() })).rejects.toMatchObject(notFound);
    const gone = { archived_at: new Date() };
    await set('projects', place.id, { approved_at: null });
    await expect(applyTo(ilya, place)).rejects.toMatchObject(notFound);
    await set('projects', place.id, { approved_at: new Date(), ...gone });
    await expect(applyTo(ilya, place)).rejects.toMatchObject(notFound);
    await set('projects', place.id, { archived_at: null });
    await set('users', anya.id, { suspended_at: new Date() });
    await expect(applyTo(ilya, place)).rejects.toMatchObject(notFound);
    await set('users', anya.id, { suspended_at: null });
    await anya.call(deleteProject, { params: { id: place.id }, body: {} });
    await expect(applyTo(ilya, place)).rejects.toMatchObject(notFound);
  });

  test('to a vacancy that is not there, removed or of another project', async () => {
    const place = await sampleProject(kollab, { owner: anya, vacancies: ['Раз', 'Два'] });
    const other = await sampleProject(kollab, { owner: anya });
    const notFound = refused('vacancyNotFound', 404);
    for (const vacancyIds of [[randomUUID()], other.vacancyIds]) {
      await expect(applyTo(ilya, { ...place, vacancyIds })).rejects.toMatchObject(notFound);
    }
    await set('vacancies', place.vacancyIds[0] ?? '', { removed_at: new Date() });
    await expect(applyTo(ilya, place)).rejects.toMatchObject(notFound);
    expect(await applyTo(ilya, at(place, 1))).toMatchObject({ vacancyTitle: 'Два' });
  });

  test('to a closed vacancy before as a second one, and that before the day’s limit, at no cost', async () => {
    const place = await sampleProject(kollab, {
      owner: anya,
      vacancies: ['Раз', 'Два', 'Три', 'Четыре', 'Пять'],
    });
    await applyTo(ilya, place);
    for (let time = 0; time < 5; time += 1) {
      await expect(applyTo(ilya, place)).rejects.toMatchObject(refused('alreadyApplied', 409));
    }
    for (const index of [1, 2, 3]) await applyTo(ilya, at(place, index));
    await expect(applyTo(ilya, place)).rejects.toMatchObject(refused('alreadyApplied', 409));
    const closed = { projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' };
    await anya.call(closeVacancy, { params: closed, body: {} });
    await expect(applyTo(ilya, place)).rejects.toMatchObject(refused('vacancyClosed', 409));
    await expect(applyTo(ilya, at(place, 4))).rejects.toMatchObject({
      ...refused('dailyLimit', 429),
      retryAfterSeconds: expect.toSatisfy((left: number) => left > 86_000 && left <= 86_400),
    });
    expect(await countOf(ilya)).toBe(4);
    kollab.passTime(day);
    expect(await applyTo(ilya, at(place, 4))).toMatchObject({ status: 'Pending' });
  });
});

describe('again', () => {
  test('after taking it back, as a new one with a card of its own', async () => {
    const place = await sampleProject(kollab, { owner: anya });
    await applyTo(ilya, place);
    await withdraw(ilya, place);
    await takeAll(kollab);
    await applyTo(ilya, place, { coverLetter: 'Передумал' });
    expect(await listOwn(ilya)).toMatchObject([{ coverLetter: 'Передумал', status: 'Pending' }]);
    expect(await told(kollab, anya)).toMatchObject([
      { kind: 'applicationCard', card: { coverLetter: 'Передумал', mayDecide: true } },
    ]);
  });

  test('three times a day to one vacancy, and to others still', async () => {
    const place = await sampleProject(kollab, { owner: anya, vacancies: ['Раз', 'Два'] });
    for (let time = 0; time < 3; time += 1) {
      await applyTo(ilya, place);
      await withdraw(ilya, place);
    }
    await expect(applyTo(ilya, place)).rejects.toMatchObject({
      ...refused('dailyLimit', 429),
      retryAfterSeconds: expect.toSatisfy((left: number) => left > 86_000 && left <= 86_400),
    });
    expect(await applyTo(ilya, at(place, 1))).toMatchObject({ status: 'Pending' });
    kollab.passTime(day);
    expect(await applyTo(ilya, place)).toMatchObject({ status: 'Pending' });
  });

  test('after leaving the team', async () => {
    const place = await sampleProject(kollab, { owner: anya, places: 2 });
    await applyTo(ilya, place);
    await decide(anya, place, ilya, 'Accepted');
    await expect(applyTo(ilya, place)).rejects.toMatchObject(refused('alreadyInTeam', 400));
    await ilya.call(leaveProject, { body: { projectId: place.id } });
    expect(await applyTo(ilya, place)).toMatchObject({ status: 'Pending' });
    expect(await decide(anya, place, ilya, 'Accepted')).toMatchObject({ status: 'Accepted' });
  });

  test('as soon as a vacancy that was closed on them is open', async () => {
    const place = await sampleProject(kollab, { owner: anya });
    const params = { projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' };
    await applyTo(ilya, place);
    await anya.call(closeVacancy, { params, body: { rejectOthers: true } });
    await anya.call(reopenVacancy, { params, body: {} });
    expect(await applyTo(ilya, place)).toMatchObject({ status: 'Pending', closedBecause: null });
  });

  test('30 days after a rejection, not after 29', async () => {
    const place = await sampleProject(kollab, { owner: anya });
    await applyTo(ilya, place);
    await decide(anya, place, ilya, 'Rejected');
    kollab.passTime(29 * day);
    await expect(applyTo(ilya, place)).rejects.toMatchObject(refused('alreadyApplied', 409));
    kollab.passTime(day);
    expect(await applyTo(ilya, place)).toMatchObject({ status: 'Pending' });
  });
});
