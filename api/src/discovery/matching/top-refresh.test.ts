import { closeVacancy, reopenVacancy } from '@kollab/contract';
import { skillKey } from '@kollab/contract/skills';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { areProposed, keepAll, peopleFor, skilled, vacanciesFor } from '#test/steps/matching.ts';
import { approve as approveProfile, send } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { told } from '#test/steps/team.ts';
import { fresh, shared, sharedApp } from '#test/test-app.ts';
import { refreshTops } from './top-refresh.service.ts';
import { backfillMatching } from './matchable.service.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
let made = 0;
const skills = fresh(() => {
  made += 1;
  return Promise.resolve({ a: `Умение ${made}а`, b: `Умение ${made}б`, c: `Умение ${made}в` });
});
const anya = fresh(async () => {
  const person = await projects.author(kollab);
  await approveProfile(vera, person);
  return person;
});
const ilya = fresh(() => skilled(kollab, vera, [skills.a, skills.b]));

const day = 24 * 60 * 60_000;
const wants = (...tags: string[]) =>
  projects.vacancyInput({ tags: tags.map((tagName) => ({ tagName })) });

async function publish(...vacancies: object[]) {
  const project = await projects.create(anya, { vacancies });
  await projects.approve(vera, project);
  const { vacancies: shown } = await projects.read(anya, project);
  return { id: project.id, vacancyIds: shown.map(({ id }) => id) };
}

const newsOf = async () =>
  (await told(kollab, anya)).filter(({ kind }) => kind === 'vacancyMatched');
const tops = () => kollab.db.selectFrom('match_tops').select(['subject_id', 'made_at']).execute();

describe('the owner of a new vacancy', () => {
  test('is told once how many people it fits', async () => {
    await skilled(kollab, vera, [skills.a, skills.b, skills.c], 'Олег');
    await keepAll(kollab);
    const place = await publish(wants(skills.a, skills.b));
    await told(kollab, anya);
    await keepAll(kollab);
    const news = {
      kind: 'vacancyMatched',
      projectId: place.id,
      projectName: 'Солнечная карта',
      vacancyId: place.vacancyIds[0],
      vacancyTitle: 'Разработчик',
      count: 2,
    };
    expect(await newsOf()).toEqual([news]);
    await projects.edit(anya, place, { description: 'Другое' });
    await projects.approve(vera, place);
    await keepAll(kollab);
    expect(await newsOf()).toEqual([]);
  });

  test('is told of all that came with it in one message', async () => {
    await skilled(kollab, vera, [skills.a, skills.b, skills.c], 'Олег');
    await keepAll(kollab);
    const [both, one, none] = [wants(skills.a, skills.b), wants(skills.b, skills.c), wants('Нет!')];
    const place = await publish(both, { ...one, title: 'Дизайнер' }, none);
    await told(kollab, anya);
    await keepAll(kollab);
    const [vacancyId, other] = place.vacancyIds;
    expect(await newsOf()).toMatchObject([
      { vacancyId, count: 2, others: [{ vacancyId: other, vacancyTitle: 'Дизайнер', count: 1 }] },
    ]);
  });

  test('hears nothing where it fits nobody, and nothing of an old one', async () => {
    const nobody = await publish(wants(`${skills.c}!`));
    await keepAll(kollab);
    expect(await newsOf()).toEqual([]);
    await kollab.db.deleteFrom('match_tops').execute();
    await kollab.set(
      'vacancies',
      { id: nobody.vacancyIds[0] ?? '' },
      {
        tags: JSON.stringify([skills.a, skills.b]),
        created_at: new Date(Date.now() - 2 * day),
      },
    );
    await projects.edit(anya, nobody, { description: 'Другое' });
    await projects.approve(vera, nobody);
    await keepAll(kollab);
    expect(await newsOf()).toEqual([]);
  });
});

describe('what is kept follows what changes:', () => {
  test('a vacancy that comes later is proposed to whom it fits, and a person for it', async () => {
    await keepAll(kollab);
    expect(await vacanciesFor(ilya)).toEqual([]);
    const place = await publish(wants(skills.a, skills.b));
    expect(await vacanciesFor(ilya)).toEqual([]);
    await keepAll(kollab);
    expect(await areProposed(anya, place, ilya)).toEqual([true, true]);
    const olga = await skilled(kollab, vera, [skills.a, skills.b]);
    await keepAll(kollab);
    expect(await areProposed(anya, place, olga)).toEqual([true, true]);
  });

  test('one whose skills change is proposed by the new ones', async () => {
    const place = await publish(wants(skills.a, skills.b));
    await keepAll(kollab);
    await send(ilya, { tags: [skills.c] });
    await approveProfile(vera, ilya);
    expect(await areProposed(anya, place, ilya)).toEqual([false, false]);
    await keepAll(kollab);
    expect(await areProposed(anya, place, ilya)).toEqual([false, false]);
    await send(ilya, { tags: [skills.a, skills.b] });
    await approveProfile(vera, ilya);
    await keepAll(kollab);
    expect(await areProposed(anya, place, ilya)).toEqual([true, true]);
  });

  test('a vacancy is gone while it is closed', async () => {
    const place = await publish(wants(skills.a, skills.b));
    await keepAll(kollab);
    const params = { projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' };
    await anya.call(closeVacancy, { params, body: {} });
    await keepAll(kollab);
    expect(await vacanciesFor(ilya)).toEqual([]);
    await anya.call(reopenVacancy, { params, body: {} });
    await keepAll(kollab);
    expect(await areProposed(anya, place, ilya)).toEqual([true, true]);
  });
});

describe('by the clock', () => {
  test('what is older than a day is made anew, of who was here within two weeks', async () => {
    await kollab.db.deleteFrom('match_tops').execute();
    const place = await publish(wants(skills.a, skills.b));
    const away = await skilled(kollab, vera, [skills.a, skills.b]);
    for (const person of [ilya, away]) await vacanciesFor(person);
    await peopleFor(anya, place);
    await keepAll(kollab);
    kollab.passTime(2 * day);
    const now = kollab.context.clock();
    await kollab.set('users', away, { seen_day: 1 });
    await refreshTops(kollab.context, now);
    await keepAll(kollab);
    const kept = new Map((await tops()).map((top) => [top.subject_id, top.made_at]));
    expect(kept.has(away.id)).toBe(false);
    for (const id of [ilya.id, ...place.vacancyIds]) {
      expect(kept.get(id)?.getTime()).toBeGreaterThan(now.getTime() - day);
    }
  });

  test('who was there before is matched too, once', async () => {
    const place = await publish(wants(skills.a, skills.b));
    await kollab.db.deleteFrom('match_people').execute();
    await kollab.db.deleteFrom('match_tops').execute();
    expect(await peopleFor(anya, place)).toEqual([]);
    await kollab.db.deleteFrom('match_tops').execute();
    await Promise.all([backfillMatching(kollab.db), backfillMatching(kollab.db)]);
    await backfillMatching(kollab.db);
    expect(await areProposed(anya, place, ilya)).toEqual([true, true]);
  });

  test('skills have the keys that the catalogue has', async () => {
    const names = ['C#', ' Ёлка  и\tмёд ', 'ＪＳ', 'Node.JS', 'а"б\\'];
    const { rows } = await sql<{ keys: string[]; expected: string[] }>`
      select skill_keys(${JSON.stringify(names)}::jsonb) as keys,
        array(select tag_key(name) from unnest(${names}::text[]) as name) as expected`.execute(
      kollab.db,
    );
    expect(rows[0]?.keys).toEqual(rows[0]?.expected);
    expect(names.map(skillKey)).toEqual(rows[0]?.expected);
  });

  test('a sign-in of another day is noted, and of another week where people are matched', async () => {
    const seen = () =>
      kollab.db
        .selectFrom('users')
        .innerJoin('match_people', 'match_people.user_id', 'users.id')
        .where('users.id', '=', ilya.id)
        .select(['users.seen_day', 'match_people.seen_day as week'])
        .executeTakeFirstOrThrow();
    const before = await seen();
    kollab.passTime(8 * day);
    await kollab.person({ telegramId: ilya.telegramId });
    const after = await seen();
    expect(after.seen_day).toBe((before.seen_day ?? 0) + 8);
    expect(after.week - before.week).toBeGreaterThanOrEqual(7);
  });
});
