import { getToday, getVacancy } from '@kollab/contract';
import { expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, decide, listOwn, listWaiting, readOne, told } from '#test/steps/applications.ts';
import * as projects from '#test/steps/projects.ts';
import { shared, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());

const old = 'Солнечная карта';
const renamed = 'Карта ветра';

test('its owner calls a project everywhere by what they wrote last, others by what is approved', async () => {
  const [owner, ilya] = [await projects.author(kollab), await kollab.person()];
  const project = await sampleProject(kollab, { owner });
  await applyTo(ilya, project);
  const [vacancyId = ''] = project.vacancyIds;
  const params = { projectId: project.id, vacancyId };
  const named = ({ waiting }: { waiting: readonly object[] }) =>
    waiting.map((one) => ('projectTitle' in one ? one.projectTitle : ''));
  const byOwner = async () => [
    (await projects.read(owner, project)).name,
    (await projects.listOf(owner, owner))[0]?.name,
    (await owner.call(getVacancy, { params })).projectTitle,
    ...named(await owner.call(getToday, {})),
    (await listWaiting(owner, project))[0]?.projectTitle,
    (await readOne(owner, project, ilya)).projectTitle,
  ];
  const byOther = async (reader: Someone) => [
    (await projects.read(reader, project)).name,
    (await reader.call(getVacancy, { params })).projectTitle,
    (await listOwn(ilya))[0]?.projectTitle,
    (await readOne(ilya, project, ilya)).projectTitle,
  ];
  const all = (name: string, count: number) => Array.from({ length: count }, () => name);
  expect(await byOwner()).toEqual(all(old, 6));
  await projects.edit(owner, project, { name: renamed });
  expect(await byOwner()).toEqual(all(renamed, 6));
  expect(await byOther(ilya)).toEqual(all(old, 4));
  await projects.reject(vera, project, 'Слишком похоже на другой');
  // What was turned down is the owner's draft again.
  expect(await byOwner()).toEqual(all(renamed, 6));
  expect(await byOther(ilya)).toEqual(all(old, 4));
  await projects.edit(owner, project, { name: `${renamed} 2` });
  await projects.approve(vera, project);
  expect(await byOwner()).toEqual(all(`${renamed} 2`, 6));
  expect(await byOther(ilya)).toEqual(all(`${renamed} 2`, 4));
});

test('who decides is answered by what they call the project, who is told by what is approved', async () => {
  const [owner, ilya, ira] = [
    await projects.author(kollab),
    await kollab.person(),
    await kollab.person(),
  ];
  const project = await sampleProject(kollab, { owner, places: 2 });
  await applyTo(ilya, project);
  await applyTo(ira, project);
  await projects.edit(owner, project, { name: renamed });
  const decisions = [
    [ilya, 'Accepted', 'applicationAccepted'],
    [ira, 'Rejected', 'applicationRejected'],
  ] as const;
  for (const [applicant, status, kind] of decisions) {
    // The same again, its answer lost, is no other answer.
    for (let time = 0; time < 2; time += 1) {
      const { projectTitle } = await decide(owner, project, applicant, status);
      expect(projectTitle).toBe(renamed);
    }
    expect(await told(kollab, applicant)).toContainEqual(
      expect.objectContaining({ kind, projectName: old }),
    );
  }
});
