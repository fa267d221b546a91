import {
  saveSearch,
  setLookingForTeam,
  setSearchMode,
  type SavedSearchInput,
} from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import * as profiles from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { fresh, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { matchNext } from './alert-matching.service.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = fresh(() => projects.author(kollab));
const ilya = fresh(() => kollab.person());

const watch = (person: Someone, search: Omit<SavedSearchInput, 'mode'> | object, mode = 'daily') =>
  person.call(saveSearch, { body: { ...search, mode } as SavedSearchInput });
const react = { kind: 'vacancies', filter: { tags: ['React'] } };

async function publish(more: object = {}) {
  const made = await projects.create(anya, { vacancies: [projects.vacancyInput()], ...more });
  await projects.approve(vera, made);
  return made;
}

async function told({ id }: Someone) {
  while (await matchNext(kollab.db, kollab.context.clock()));
  const rows = await kollab.db.selectFrom('alerts').where('user_id', '=', id).selectAll().execute();
  return rows.map(({ subject_id: subject, search_ids: searches }) => ({ subject, searches }));
}

describe('a saved search', () => {
  test('finds what moderators approve, once for all searches', async () => {
    const [one, other] = [
      await watch(ilya, react),
      await watch(ilya, {
        kind: 'vacancies',
        filter: { level: ['Junior'], query: 'разработчика' },
      }),
    ];
    await watch(ilya, { kind: 'vacancies', filter: { tags: ['Docker'] } });
    const made = await publish();
    const [{ subject, searches } = { subject: '', searches: [] }, ...more] = await told(ilya);
    expect([subject, more]).toEqual([made.vacancies[0]?.id, []]);
    expect(searches.toSorted()).toEqual([one.id, other.id].toSorted());
  });

  test('sends nothing of before it was, and nothing while it is off', async () => {
    const made = await publish();
    const { id } = await watch(ilya, react);
    expect(await told(ilya)).toEqual([]);
    await projects.edit(anya, made, { description: 'Другое описание' });
    await projects.approve(vera, made);
    expect(await told(ilya)).toEqual([]);
    await ilya.call(setSearchMode, { params: { id }, body: { mode: 'never' } });
    await publish();
    expect(await told(ilya)).toEqual([]);
    await ilya.call(setSearchMode, { params: { id }, body: { mode: 'now' } });
    expect(await told(ilya)).toEqual([]);
    await publish();
    expect(await told(ilya)).toHaveLength(1);
  });

  test('finds what begins to match by an edit, and that once', async () => {
    await watch(ilya, { kind: 'vacancies', filter: { tags: ['Docker'] } });
    const made = await publish();
    expect(await told(ilya)).toEqual([]);
    const id = made.vacancies[0]?.id;
    for (const tasks of ['Одно', 'Другое']) {
      const tags = [{ tagName: 'Docker' }];
      await projects.edit(anya, made, { vacancies: [projects.vacancyInput({ id, tags, tasks })] });
      await projects.approve(vera, made);
      expect(await told(ilya)).toMatchObject([{ subject: id }]);
    }
  });

  test('does not tell owners of their own, nor of drafts', async () => {
    await watch(anya, react);
    await watch(ilya, react);
    const made = await projects.create(anya, { vacancies: [projects.vacancyInput()] });
    expect(await told(ilya)).toEqual([]);
    await projects.approve(vera, made);
    expect([await told(anya), (await told(ilya)).length]).toEqual([[], 1]);
  });

  test('finds projects by words and stage', async () => {
    await watch(ilya, { kind: 'projects', filter: { query: 'лунные', stage: ['Growth Stage'] } });
    const made = await publish({ name: 'Лунная карта', stage: 'Growth Stage' });
    await publish({ name: 'Лунная карта', stage: 'Seed Stage' });
    expect(await told(ilya)).toMatchObject([{ subject: made.id }]);
  });

  test('finds people by what they can do, never by their names', async () => {
    await watch(ilya, { kind: 'people', filter: { query: 'Фёкла' } });
    await watch(ilya, { kind: 'people', filter: { query: 'haskell', university: 'мгу' } });
    const person = await kollab.person({ firstName: 'Фёкла' });
    await profiles.send(person, { tags: ['Haskell'], university: 'МГУ', firstName: 'Фёкла' });
    expect(await told(ilya)).toEqual([]);
    await profiles.approve(vera, person);
    const found = await told(ilya);
    expect(found).toMatchObject([{ subject: person.id }]);
    expect(found[0]?.searches).toHaveLength(1);
  });

  test('finds who begins to look for a team, by the clock of the product', async () => {
    kollab.passTime(30 * 24 * 60 * 60_000);
    const masha = await kollab.approved();
    const looking = await watch(ilya, { kind: 'people', filter: { lookingForTeam: 'yes' } });
    await watch(ilya, { kind: 'people', filter: { query: 'haskell', lookingForTeam: 'yes' } });
    const say = (lookingForTeam: 'maybe' | 'yes') =>
      masha.call(setLookingForTeam, {
        params: { telegramId: masha.telegramId },
        body: { lookingForTeam },
      });
    await say('maybe');
    expect(await told(ilya)).toEqual([]);
    await say('yes');
    expect(await told(ilya)).toEqual([{ subject: masha.id, searches: [looking.id] }]);
  });

  test.each([
    ['now', 'at once', 0],
    ['daily', 'by the next evening', 1],
    ['weekly', 'on a Monday', 7],
  ])('in the mode «%s» is told of %s', async (mode, _, days) => {
    await watch(ilya, react, mode);
    await publish();
    await told(ilya);
    const { created_at: noted, due_at: due } = await kollab.db
      .selectFrom('alerts')
      .where('user_id', '=', ilya.id)
      .select(['created_at', 'due_at'])
      .executeTakeFirstOrThrow();
    const local = new Date(Number(due) + 3 * 60 * 60_000);
    expect(Number(due) - Number(noted)).toBeLessThanOrEqual(days * 24 * 60 * 60_000);
    const clock = mode === 'now' ? local.getUTCHours() : 19;
    const day = mode === 'weekly' ? 1 : local.getUTCDay();
    expect([local.getUTCHours(), local.getUTCDay()]).toEqual([clock, day]);
  });
});
