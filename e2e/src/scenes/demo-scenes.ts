import { getProject, listProjectsOf } from '@kollab/contract';
import { firstModerator, newcomer, projectOwner, student } from '@kollab/sandbox/people';
import type { Page } from '@playwright/test';
import { press } from '#src/app/steps.ts';
import type { Cast } from '#src/cast/cast.ts';
import { type Scene, scene } from './scene.ts';

/** It has a vacancy, whatever else is there. */
const shownProject = 'Солнечная карта';

export async function demoPaths(cast: Cast) {
  const call = await cast.callAs(projectOwner.telegramId);
  const own = await call(listProjectsOf, { params: { telegramId: projectOwner.telegramId } });
  const card = own.find(({ name }) => name === shownProject);
  const project = card && (await call(getProject, { params: { projectId: card.id } }));
  const vacancy = project?.vacancies[0];
  if (!project || !vacancy) throw new Error(`The demo lost «${shownProject}».`);
  const ids = { projectId: project.id, vacancyId: vacancy.id };
  const way = `${ids.projectId}/${ids.vacancyId}`;
  return {
    ids,
    project: `/project/${ids.projectId}/details`,
    vacancy: `/vacancy/${way}`,
    form: `/applicationform/${way}`,
  };
}

export const expand = async (page: Page) => {
  await press(page.getByTestId('shown-card'), 'Подробнее о проекте');
  await page.getByTestId('panel-content').getByText('Вакансии').waitFor();
};

const silent = { isSilent: true } as const;
const dark = { theme: 'dark', platform: 'android' } as const;

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await page.getByRole('dialog').waitFor();
};

/** A picture of each is kept as a reference: nothing else may have happened in the product. */
export async function demoScenes(cast: Cast): Promise<Scene[]> {
  await (await cast.newcomer('Ксения')).submit('Ищу наставника');
  const { project, vacancy, form } = await demoPaths(cast);
  const { telegramId } = student;
  const owner = projectOwner.telegramId;
  return [
    scene(telegramId, 'profile', '/'),
    scene(telegramId, 'profile-dark', '/', dark),
    scene(telegramId, 'profile-odd', '/', { theme: 'odd' }),
    scene(telegramId, 'profile-wide', '/', { width: 1280 }),
    scene(newcomer.telegramId, 'profile-newcomer', '/'),
    scene(telegramId, 'profile-editing', '/?mode=edit', silent),
    scene(telegramId, 'profile-editing-narrow', '/?mode=edit', { width: 320, ...silent, ...dark }),
    scene(telegramId, 'profile-version-6', '/', { version: '6.0', ...dark }),
    scene(telegramId, 'settings', '/profile/settings', silent),
    scene(telegramId, 'edit-about', '/profile/edit-about-me', silent),
    scene(telegramId, 'edit-tags-dark', '/profile/add-tag', { ...silent, ...dark }),
    scene(telegramId, 'carousel', '/followers'),
    scene(telegramId, 'carousel-dark', '/followers', dark),
    scene(telegramId, 'carousel-narrow', '/followers', { width: 320 }),
    scene(telegramId, 'panel', '/followers', expand),
    scene(telegramId, 'project', project),
    scene(owner, 'project-owner-dark', project, dark),
    scene(telegramId, 'vacancy', vacancy, silent),
    scene(telegramId, 'apply-dark', form, { ...silent, ...dark }),
    scene(owner, 'own-projects', '/createproject'),
    scene(telegramId, 'create-project', '/createprojectpage', silent),
    scene(telegramId, 'vacancies', '/followers?tab=vacancies'),
    scene(telegramId, 'vacancies-dark', '/followers?tab=vacancies', dark),
    scene(telegramId, 'vacancies-narrow', '/followers?tab=vacancies', { width: 320 }),
    scene(telegramId, 'vacancies-none-dark', '/followers?tab=vacancies&level=Team+lead', dark),
    scene(telegramId, 'vacancies-filters', '/followers?tab=vacancies', openFilters),
    scene(telegramId, 'search-start', '/posts'),
    scene(telegramId, 'search-start-dark', '/posts', dark),
    scene(telegramId, 'search', '/posts?q=React'),
    scene(telegramId, 'search-projects', '/posts?q=карта&in=projects'),
    scene(telegramId, 'search-vacancies-dark', '/posts?q=дизайнер&in=vacancies', dark),
    scene(telegramId, 'search-none-dark', '/posts?q=никтонайдётся', dark),
    scene(telegramId, 'user', `/user/${owner}`, silent),
    scene(newcomer.telegramId, 'messages-none', '/messages'),
    scene(telegramId, 'messages', '/messages'),
    scene(firstModerator.telegramId, 'queue', '/moderation?kind=profile'),
  ];
}
