import { type ApiError, apply } from '@kollab/contract';
import { expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { shared, sharedApp } from '#test/test-app.ts';
import {
  approve,
  archive,
  edit,
  read,
  reject,
  remove,
  restore,
  vacancyInput,
} from '#test/steps/projects.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = shared(() => kollab.person());

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: ApiError) => error.statusCode,
  );

test('whatever happens to a project at once, one thing happens after another', async () => {
  const project = await sampleProject(kollab, { owner: anya, vacancies: ['Раз', 'Два'] });
  const [kept = '', dropped = ''] = project.vacancyIds;
  const applicants = await Promise.all(Array.from({ length: 4 }, () => kollab.person()));
  const applying = applicants.flatMap(({ call, telegramId }) =>
    [kept, dropped].map((vacancyId) =>
      call(apply, {
        body: { projectId: project.id, vacancyId, telegramId, coverLetter: 'Хочу к вам' },
      }),
    ),
  );
  const statuses = await Promise.all(
    [
      ...applying,
      edit(anya, project, { vacancies: [vacancyInput({ id: kept })] }),
      approve(vera, project),
      edit(anya, project, { vacancies: [], name: 'Другая' }),
      reject(vera, project, 'Не годится'),
      archive(anya, project),
      remove(anya, project),
      restore(anya, project),
      remove(vera, project, 'Обещает доход'),
      edit(anya, project, { tags: [] }),
      read(anya, project),
    ].map(statusOf),
  );
  expect(statuses.filter((status) => (status ?? 500) >= 500)).toEqual([]);
  await statusOf(remove(anya, project));
  const waiting = await kollab.db
    .selectFrom('applications')
    .where('project_id', '=', project.id)
    .where('status', '=', 'Pending')
    .select('id')
    .execute();
  expect(waiting).toEqual([]);
  const open = await kollab.db
    .selectFrom('submissions')
    .where('subject_id', '=', project.id)
    .where('status', 'in', ['Pending', 'In_review'])
    .select('id')
    .execute();
  expect(open).toEqual([]);
});

test('twenty edits at once leave one submission with the last of them', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  const names = Array.from({ length: 20 }, (_, index) => `Карта ${index}`);
  await Promise.all(names.map((name) => edit(anya, project, { name })));
  const { name, pendingChanges } = await read(anya, project);
  expect(names).toContain(name);
  expect(pendingChanges).toMatchObject([
    { changeType: 'name', newValue: name, state: 'submitted' },
  ]);
  expect(await approve(vera, project, 20)).toMatchObject({ version: 20 });
  expect((await read({ call: kollab.anonymous }, project)).name).toBe(name);
});

test('deleted often at once is told once', async () => {
  const ilya = await kollab.person();
  const project = await sampleProject(kollab, { owner: anya, members: [ilya] });
  await Promise.all([
    ...Array.from({ length: 5 }, () => remove(anya, project)),
    remove(vera, project, 'Обещает доход'),
  ]);
  const news = await kollab.db
    .selectFrom('notifications')
    .where('recipient_id', '=', ilya.id)
    .where('kind', '=', 'projectClosed')
    .select('id')
    .execute();
  expect(news).toHaveLength(1);
});
