import { closeVacancy, reopenVacancies, reopenVacancy } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { refused, shared, sharedApp } from '#test/test-app.ts';
import {
  approve,
  author,
  create,
  edit,
  finish,
  read,
  restore,
  takeAll,
  vacancyInput,
} from '#test/steps/projects.ts';
import { applyTo } from '#test/steps/applications.ts';
import { told } from '#test/steps/profiles.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = shared(() => author(kollab, { firstName: 'Аня' }));
const ilya = shared(() => kollab.person({ firstName: 'Илья' }));

const stranger = () => ({ call: kollab.anonymous });
const sample = (more: object = {}) =>
  sampleProject(kollab, { owner: anya, members: [ilya], ...more });

describe('a finished project', () => {
  test('is still everybody’s to see, looks for nobody, and who waited hears of it', async () => {
    const project = await sample();
    const nora = await kollab.person();
    await applyTo(nora, project);
    await takeAll(kollab);
    expect(await finish(anya, project)).toMatchObject({ isFinished: true, vacanciesCount: 0 });
    const news = { kind: 'projectClosed', projectId: project.id, projectName: 'Солнечная карта' };
    expect(await told(kollab, nora)).toEqual([{ ...news, hasApplied: true }]);
    expect(await read(stranger(), project)).toMatchObject({ isFinished: true });
    await expect(applyTo(nora, project)).rejects.toMatchObject(refused('vacancyClosed', 409));
    expect(await restore(anya, project)).toMatchObject({ isFinished: false, vacanciesCount: 0 });
  });

  test('is told to its team once, as is that it goes on', async () => {
    const project = await sample();
    await takeAll(kollab);
    await finish(anya, project);
    await finish(anya, project);
    const news = { projectId: project.id, projectName: 'Солнечная карта' };
    const ended = { kind: 'projectStopped', because: 'finished', ...news };
    expect(await told(kollab, ilya)).toEqual([ended]);
    await restore(anya, project);
    expect(await told(kollab, ilya)).toMatchObject([{ kind: 'projectReopened', ...news }]);
  });

  test('opens no vacancy with an edit that waited; opening one again goes on with it', async () => {
    const project = await sample();
    const [id] = project.vacancyIds;
    await edit(anya, project, { vacancies: [vacancyInput({ id }), vacancyInput()] });
    const finished = await finish(anya, project);
    await approve(vera, project);
    const later = await read(anya, project);
    expect(later.vacancies.map(({ isClosed }) => isClosed)).toEqual([true, true]);
    expect([finished.isFinished, later.isFinished]).toEqual([true, true]);
    const params = { projectId: project.id, vacancyId: later.vacancies[1]?.id ?? '' };
    await anya.call(reopenVacancy, { params, body: {} });
    expect(await read(anya, project)).toMatchObject({ isFinished: false, vacanciesCount: 1 });
  });

  test('names on its way back the vacancies that its end closed, which open all at once', async () => {
    const project = await sample({ vacancies: ['Раз', 'Два', 'Три'] });
    const [first = '', second = '', third = ''] = project.vacancyIds;
    const params = { projectId: project.id };
    await anya.call(closeVacancy, { params: { ...params, vacancyId: second }, body: {} });
    kollab.passTime(1000);
    await finish(anya, project);
    kollab.passTime(2000);
    expect(await restore(anya, project)).toMatchObject({ closedByEnd: [first, third] });
    expect(await restore(anya, project)).toMatchObject({ closedByEnd: [], vacanciesCount: 0 });
    const ids = (...vacancyIds: string[]) => ({ params, body: { vacancyIds } });
    await expect(ilya.call(reopenVacancies, ids(first))).rejects.toMatchObject(
      refused('forbidden', 403),
    );
    await expect(anya.call(reopenVacancies, ids(first, project.id))).rejects.toMatchObject(
      refused('vacancyNotFound', 404),
    );
    expect(await read(anya, project)).toMatchObject({ vacanciesCount: 0 });
    const { vacancies } = await anya.call(reopenVacancies, ids(first, third, first));
    expect(vacancies.map(({ title, isClosed }) => [title, isClosed])).toEqual([
      ['Раз', false],
      ['Три', false],
    ]);
    expect(await read(anya, project)).toMatchObject({ vacanciesCount: 2 });
  });

  test('is its owner’s to finish, once it is published, and theirs alone to go on with', async () => {
    const project = await sample();
    await finish(anya, project);
    for (const person of [ilya, vera]) {
      await expect(restore(person, project)).rejects.toMatchObject(refused('forbidden', 403));
    }
    const draft = await create(anya, {});
    await expect(finish(anya, draft)).rejects.toMatchObject(refused('forbidden', 403));
  });
});
