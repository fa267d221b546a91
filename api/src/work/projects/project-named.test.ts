import { getVacancy, reportProject } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { refused, shared, sharedApp } from '#test/test-app.ts';
import {
  approve,
  author,
  claim,
  create,
  edit,
  listAll,
  read,
  reject,
  vacancyInput,
} from '#test/steps/projects.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());

describe('a project', () => {
  test('is there for the people named only once it is approved', async () => {
    const [anya, ilya] = [await author(kollab), await kollab.person()];
    const project = await create(anya, {
      vacancies: [vacancyInput()],
      participants: [{ name: 'Илья', telegramId: ilya.telegramId }],
    });
    const [projectId, vacancyId] = [project.id, project.vacancies[0]?.id ?? ''];
    const [params, missing] = [{ projectId }, refused('projectNotFound', 404)];
    const report = () =>
      ilya.call(reportProject, { params, body: { category: 'spam', text: 'Реклама' } });
    const isAway = async () => {
      await expect(read(ilya, project)).rejects.toMatchObject(missing);
      const vacancy = ilya.call(getVacancy, { params: { projectId, vacancyId } });
      await expect(vacancy).rejects.toMatchObject(missing);
      await expect(report()).rejects.toMatchObject(missing);
      expect(await listAll(ilya)).not.toContainEqual(expect.objectContaining({ id: projectId }));
    };
    await isAway();
    await claim(vera, project);
    await isAway();
    await reject(vera, project, 'Не про проект');
    await isAway();
    await edit(anya, project, { description: 'Карта города' });
    await isAway();
    await approve(vera, project);
    await edit(anya, project, { name: 'Карта ветра' });
    expect(await read(ilya, project)).toMatchObject({
      name: 'Солнечная карта',
      viewer: { isOwner: false, isMember: false, isInvited: true },
      participants: [{ telegramId: anya.telegramId }],
      pendingChanges: [],
      moderationStatus: null,
    });
    await report();
  });
});
