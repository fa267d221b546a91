import { apply, listOwnApplications } from '@kollab/contract';
import { expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { shared, sharedApp } from '#test/test-app.ts';
import { approve, edit, read, vacancyInput } from '#test/steps/projects.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = shared(() => kollab.person({ firstName: 'Аня' }));

const stranger = () => ({ call: kollab.anonymous });
const shownProject = (more: object = {}) => sampleProject(kollab, { owner: anya, ...more });
const inputs = (vacancies: { id: string; title: string }[]) =>
  vacancies.map(({ id, title }) => vacancyInput({ id, title, tasks: 'Сделать карту' }));

test('vacancies keep their ids, new ones get theirs before they are approved', async () => {
  const project = await shownProject({ vacancies: ['Дизайнер', 'Аналитик'] });
  const [first = '', second = ''] = project.vacancyIds;
  const { vacancies } = await edit(anya, project, {
    vacancies: [
      ...inputs([{ id: second, title: 'Аналитик данных' }]),
      vacancyInput({ id: 'local-1', title: 'Тестировщик' }),
    ],
  });
  expect(vacancies.map(({ title }) => title)).toEqual(['Аналитик данных', 'Тестировщик']);
  const [kept, made] = vacancies.map(({ id }) => id);
  expect(kept).toBe(second);
  expect((await read(stranger(), project)).vacancies.map(({ title }) => title)).toEqual([
    'Дизайнер',
    'Аналитик',
  ]);
  const again = await edit(anya, project, { vacancies: inputs(vacancies), name: 'Карта' });
  expect(again.vacancies.map(({ id }) => id)).toEqual([kept, made]);
  await approve(vera, project);
  const live = await read(stranger(), project);
  expect(live.vacancies.map(({ id }) => id)).toEqual([kept, made]);
  expect(live.vacanciesCount).toBe(2);
  const gone = await kollab.db
    .selectFrom('vacancies')
    .where('id', '=', first)
    .select('removed_at')
    .executeTakeFirstOrThrow();
  expect(gone.removed_at).not.toBeNull();
});

test('vacancies of another project are never taken over', async () => {
  const [own, other] = [await shownProject(), await shownProject()];
  const [foreign = ''] = other.vacancyIds;
  const { vacancies } = await edit(anya, own, {
    vacancies: inputs([{ id: foreign, title: 'Чужая' }]),
  });
  expect(vacancies[0]?.id).not.toBe(foreign);
  await approve(vera, own);
  expect((await read(stranger(), other)).vacancies).toMatchObject([
    { id: foreign, title: 'Разработчик' },
  ]);
});

test('vacancies taken away answer who applied to them, the others’ applicants wait on', async () => {
  const project = await shownProject({ vacancies: ['Дизайнер', 'Аналитик', 'Тестировщик'] });
  const [first = '', second = '', third = ''] = project.vacancyIds;
  const nora = await kollab.person();
  const { telegramId } = nora;
  for (const vacancyId of [first, second, third]) {
    await nora.call(apply, {
      body: { projectId: project.id, vacancyId, telegramId, coverLetter: 'Хочу к вам' },
    });
  }
  const closedOf = async () => {
    const query = { limit: 50, cursor: undefined, status: undefined };
    const all = await nora.call(listOwnApplications, { params: { telegramId }, query });
    return Object.fromEntries(all.map((item) => [item.vacancyId, item.closedBecause]));
  };
  const kept = inputs([
    { id: third, title: 'Тестировщик' },
    { id: first, title: 'Дизайнер' },
  ]);
  await edit(anya, project, { vacancies: kept });
  expect(await closedOf()).toEqual({ [first]: null, [second]: null, [third]: null });
  await approve(vera, project);
  expect(await closedOf()).toEqual({ [first]: null, [second]: 'vacancyClosed', [third]: null });
  const emptied = await edit(anya, project, { vacancies: [] });
  expect(emptied).toMatchObject({ vacancies: [], pendingChanges: [] });
  expect(Object.values(await closedOf())).toEqual(Array.from({ length: 3 }, () => 'vacancyClosed'));
  expect((await read(stranger(), project)).vacancies).toEqual([]);
});

test('vacancies closed stay closed through an edit', async () => {
  const project = await shownProject();
  const [id = ''] = project.vacancyIds;
  const at = new Date();
  await kollab.set('vacancies', { id }, { closed_at: at });
  const edited = await edit(anya, project, { vacancies: inputs([{ id, title: 'Ведущий' }]) });
  expect(edited.vacancies).toMatchObject([{ title: 'Ведущий', isClosed: true }]);
  await approve(vera, project);
  expect(await read(stranger(), project)).toMatchObject({
    vacancies: [{ id, title: 'Ведущий', isClosed: true }],
    vacanciesCount: 0,
  });
});
