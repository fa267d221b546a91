import {
  closeVacancy,
  forget,
  followProject,
  getMarks,
  limits,
  listSaved,
  type RemindIn,
  save,
  type SavedKind,
} from '@kollab/contract';
import { savedKinds } from '@kollab/contract/schemas';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPages } from '#test/read-pages.ts';
import { sampleProject } from '#test/sample-project.ts';
import { waysOut } from '#test/steps/out-of-sight.ts';
import * as projects from '#test/steps/projects.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person());
const ilya = fresh(() => kollab.person());

const keep = (kind: SavedKind, id: string, remindIn?: RemindIn | null) =>
  ilya.call(save, { params: { kind, id }, body: { remindIn } });
const drop = (kind: SavedKind, id: string) => ilya.call(forget, { params: { kind, id }, body: {} });
const list = (kind: SavedKind, person: Someone = ilya) =>
  person.call(listSaved, { query: { kind } });

test('vacancies, projects and people are saved, listed and forgotten', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  const [vacancyId = ''] = project.vacancyIds;
  const all = [
    ['vacancy', vacancyId],
    ['project', project.id],
    ['person', anya.id],
  ] as const;
  for (const [kind, id] of all) {
    for (const _ of [1, 2]) {
      expect(await keep(kind, id)).toEqual({ kind, id, isSaved: true, remindAt: null });
    }
    expect(await list(kind)).toMatchObject([{ kind, id, [kind]: { id } }]);
    expect(await list(kind, anya)).toEqual([]);
  }
  expect(await ilya.call(getMarks, {})).toEqual({
    vacancies: [vacancyId],
    projects: [project.id],
    people: [anya.id],
    followedProjects: [],
  });
  await ilya.call(followProject, { body: { projectId: project.id } });
  expect((await ilya.call(getMarks, {})).followedProjects).toEqual([project.id]);
  for (const [kind, id] of all) {
    for (const _ of [1, 2]) {
      expect(await drop(kind, id)).toEqual({ kind, id, isSaved: false, remindAt: null });
    }
    expect(await list(kind)).toEqual([]);
  }
});

test('what closed stays, and says so; what is out of sight is only known to have been there', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  const [vacancyId = ''] = project.vacancyIds;
  await keep('vacancy', vacancyId);
  await keep('project', project.id);
  const body = { rejectOthers: false };
  await anya.call(closeVacancy, { params: { projectId: project.id, vacancyId }, body });
  expect(await list('vacancy')).toMatchObject([{ vacancy: { isClosed: true } }]);
  await projects.archive(anya, project);
  expect(await list('vacancy')).toMatchObject([{ id: vacancyId, vacancy: null }]);
  expect(await list('project')).toMatchObject([{ id: project.id, project: null }]);
});

test.each(waysOut)(
  'of %s what is saved says nothing any more, and nothing is saved',
  async (_, leave) => {
    const project = await sampleProject(kollab, { owner: anya });
    const [vacancyId = ''] = project.vacancyIds;
    const all = { vacancy: vacancyId, project: project.id, person: anya.id };
    const codes = {
      vacancy: 'vacancyNotFound',
      project: 'projectNotFound',
      person: 'userNotFound',
    };
    for (const kind of savedKinds) await keep(kind, all[kind]);
    await leave(kollab, ilya, anya);
    for (const kind of savedKinds) {
      const [{ id } = { id: '' }, ...more] = await list(kind);
      expect([id, more]).toEqual([all[kind], []]);
      expect(await list(kind)).toMatchObject([{ [kind]: null }]);
      await expect(keep(kind, all[kind])).rejects.toMatchObject(refused(codes[kind], 404));
      expect(await drop(kind, all[kind])).toMatchObject({ isSaved: false });
    }
  },
);

test('a reminder is set, stays when saved again, and is taken back', async () => {
  const before = kollab.context.clock().getTime();
  const { remindAt } = await keep('person', anya.id, 'week');
  const days = (new Date(remindAt ?? 0).getTime() - before) / (24 * 60 * 60_000);
  expect(Math.floor(days)).toBe(7);
  expect(await keep('person', anya.id)).toMatchObject({ remindAt });
  expect(await keep('person', anya.id, null)).toMatchObject({ remindAt: null });
});

test('three hundred of a kind are saved, and what one has already is saved again', async () => {
  const rows = Array.from({ length: limits.savedOfKind - 1 }, () => ({
    id: randomUUID(),
    user_id: ilya.id,
    kind: 'person' as const,
    subject_id: randomUUID(),
    created_at: kollab.context.clock(),
    remind_at: null,
  }));
  await kollab.db.insertInto('saved_items').values(rows).execute();
  const other = await kollab.person();
  await keep('person', anya.id);
  await expect(keep('person', other.id)).rejects.toMatchObject(refused('tooManySaved', 409));
  expect(await keep('person', anya.id)).toMatchObject({ isSaved: true });
  expect((await ilya.call(getMarks, {})).people).not.toContain(other.id);
  await drop('person', anya.id);
  expect(await keep('person', other.id)).toMatchObject({ isSaved: true });
});

test('a page names the next one', async () => {
  for (const _ of [1, 2, 3]) await keep('person', (await kollab.person()).id);
  const callPage = kollab.pagesFor(ilya);
  const pages = await readPages((cursor) =>
    callPage(listSaved, { query: { kind: 'person', limit: 2, cursor } }),
  );
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
});
