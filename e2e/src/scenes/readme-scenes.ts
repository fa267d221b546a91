import { apply, decideApplication, getProject, listProjectsOf } from '@kollab/contract';
import type { Page } from 'playwright-core';
import type { castOf } from '#src/cast/cast.ts';
import { projectOwner, student } from '@kollab/sandbox/people';
import type { Scene } from './scenes.ts';

const expand = async (page: Page) => {
  const shown = page.getByTestId('shown-card');
  await shown.getByRole('button', { name: 'Подробнее о проекте' }).click();
  await page.getByTestId('panel-content').getByText('Вакансии').waitFor();
};

const write = async (page: Page) => {
  await page
    .getByLabel('Сопроводительное письмо')
    .fill('Сделал две карты на MapLibre, обе не тормозят на телефоне. Свободен по выходным.');
};

/** The screens that README shows, of the demo people only; each is taken before the next is prepared. */
export async function readmeScenes(cast: ReturnType<typeof castOf>) {
  const { telegramId } = student;
  const owner = await cast.callAs(projectOwner.telegramId);
  const projects = await owner(listProjectsOf, { params: { telegramId: projectOwner.telegramId } });
  const shown = projects.find(({ name }) => name === 'Солнечная карта');
  if (!shown) throw new Error('The demo has no project to show.');
  const project = await owner(getProject, { params: { projectId: shown.id } });
  const [vacancyId] = project.vacancies.map(({ id }) => id);
  if (!vacancyId) throw new Error('The project to show seeks nobody.');
  const screens: Scene[] = [
    { name: 'profile', telegramId, path: '/' },
    { name: 'carousel', telegramId, path: '/followers' },
    { name: 'project', telegramId, path: '/followers', act: expand },
    { name: 'vacancy', telegramId, path: `/vacancy/${project.id}/${vacancyId}` },
    {
      name: 'apply',
      telegramId,
      path: `/applicationform/${project.id}/${vacancyId}`,
      act: write,
    },
  ];
  return {
    screens,
    inbox: { name: 'inbox', telegramId, path: '/messages' } satisfies Scene,
    /** Has Илья apply and Мария accept, so that his inbox has something to tell. */
    async joinTeam() {
      const call = await cast.callAs(telegramId);
      const coverLetter = 'Сделал две карты на MapLibre.';
      await call(apply, { body: { projectId: project.id, vacancyId, telegramId, coverLetter } });

      const params = { projectId: project.id, vacancyId, telegramId };
      await owner(decideApplication, { params, body: { status: 'Accepted' } });
    },
  };
}
