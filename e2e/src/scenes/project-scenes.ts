import type { Page } from 'playwright-core';
import type { Cast } from '#src/cast/projects.ts';
import { firstModerator, newcomer, projectOwner, student } from '@kollab/sandbox/people';
import { prepareProjects } from './sample-projects.ts';
import type { Scene } from './scenes.ts';

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const fill = async (page: Page, label: string, value: string) => {
  await page.getByLabel(label, { exact: true }).fill(value);
};

const expand = async (page: Page) => {
  const shown = page.getByTestId('shown-card');
  await shown.getByRole('button', { name: 'Подробнее о проекте' }).click();
  await page.getByTestId('panel-content').getByText('Вакансии').waitFor();
};

const atEnd = async (page: Page) => {
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
};

const typeVacancy = async (page: Page) => {
  // The project's form has a field of the same name, and gives way only when this one is loaded.
  await page.getByLabel('Теги вакансии').waitFor();
  await fill(page, 'Название', 'Дизайнер интерфейсов и длинных названий для вакансий');
  await press('Junior')(page);
  await press('0-1 год')(page);
  const tags = page.getByLabel('Теги вакансии');
  for (const tag of ['Figma', 'UX-исследования']) {
    await tags.fill(tag);
    await tags.press('Enter');
  }
  await fill(page, 'Задачи', 'Нарисовать карту тихих мест\nПроверить её с десятью жителями');
};

/** A project as it is written, through every screen that takes part. */
const writeProject = async (page: Page) => {
  await fill(page, 'Название', 'Тихие дворы большого города');
  await fill(page, 'Описание', 'Ищем дворы, где можно читать и спать. '.repeat(8));
  const tags = page.getByLabel('Теги проекта');
  for (const tag of ['Урбанистика', 'GIS', 'Социология']) {
    await tags.fill(tag);
    await tags.press('Enter');
  }
  await page.getByText('Добавить участников').click();
  await fill(page, 'Найти людей', 'Соколова');
  await press('Добавить: Мария Соколова')(page);
  await press('Готово')(page);
  await page.getByText('Добавить вакансию').click();
  await typeVacancy(page);
  await press('Сохранить вакансию')(page);
  await page.getByTestId('vacancies').getByText('Junior').waitFor();
};

const searchPeople = async (page: Page) => {
  await fill(page, 'Найти людей', 'Илья');
  await press('Добавить: Илья')(page);
};

/** Everything about projects: as strangers, owners, members and applicants see it. */
export async function projectScenes(cast: Cast): Promise<Scene[]> {
  const sample = await prepareProjects(cast);
  const { owner, project, vacancy, accepted, declined, pending } = sample;
  const { telegramId } = student;
  const details = `/project/${project}/details`;
  const vacancyPath = `/vacancy/${project}/${vacancy}`;
  const form = `/applicationform/${project}/${vacancy}`;
  const application = (applicant: number) => `/application/${project}/${vacancy}/${applicant}`;
  return [
    { name: 'carousel', telegramId, path: '/followers' },
    { name: 'carousel-cover', telegramId, path: '/followers', act: press('Следующий проект') },
    { name: 'panel', telegramId, path: '/followers', act: expand },
    { name: 'project', telegramId, path: details },
    { name: 'project-outside', path: details },
    { name: 'project-owner', telegramId: owner, path: details },
    { name: 'project-owner-end', telegramId: owner, path: details, act: atEnd },
    { name: 'project-member', telegramId: accepted, path: details, act: atEnd },
    { name: 'project-invited', telegramId: projectOwner.telegramId, path: details },
    {
      name: 'project-takedown',
      telegramId: firstModerator.telegramId,
      path: details,
      act: press('Снять с публикации'),
    },
    { name: 'project-cover', telegramId, path: `/project/${sample.covered}/details` },
    {
      name: 'project-waiting',
      telegramId: owner,
      path: `/project/${sample.waiting}/details`,
    },
    {
      name: 'project-rejected',
      telegramId: owner,
      path: `/project/${sample.rejected}/details`,
    },
    { name: 'project-unknown', telegramId, path: '/project/nothing/details' },
    { name: 'own-projects', telegramId: owner, path: '/createproject' },
    { name: 'own-projects-none', telegramId: sample.complete, path: '/createproject' },
    { name: 'create-project', telegramId: sample.complete, path: '/createprojectpage' },
    {
      name: 'create-project-written',
      telegramId: sample.complete,
      path: '/createprojectpage',
      act: writeProject,
    },
    {
      name: 'create-project-refused',
      telegramId: sample.complete,
      path: '/createprojectpage',
      act: press('Отправить на модерацию'),
    },
    {
      name: 'edit-project',
      telegramId: owner,
      path: `/createprojectpage?project=${sample.rejected}`,
    },
    {
      name: 'add-participants',
      telegramId: sample.complete,
      path: '/add-participants',
      act: searchPeople,
    },
    { name: 'edit-team', telegramId: owner, path: `/add-participants?project=${project}` },
    { name: 'vacancy-form', telegramId: sample.complete, path: '/vacancyform' },
    {
      name: 'vacancy-form-written',
      telegramId: sample.complete,
      path: '/vacancyform',
      act: typeVacancy,
    },
    { name: 'vacancy', telegramId, path: vacancyPath },
    { name: 'vacancy-outside', path: vacancyPath },
    { name: 'vacancy-owner', telegramId: owner, path: vacancyPath },
    { name: 'vacancy-applied', telegramId: pending, path: vacancyPath },
    { name: 'apply', telegramId, path: form },
    { name: 'apply-own', telegramId: owner, path: form },
    { name: 'apply-again', telegramId: declined, path: form },
    {
      name: 'project-applications',
      telegramId: owner,
      path: `/project/${project}/applications`,
    },
    {
      name: 'project-applications-none',
      telegramId: owner,
      path: `/project/${sample.waiting}/applications`,
    },
    { name: 'application', telegramId: owner, path: application(pending) },
    { name: 'application-accepted', telegramId: owner, path: application(accepted) },
    { name: 'own-applications', telegramId: pending, path: '/myapplications' },
    { name: 'own-applications-none', telegramId: newcomer.telegramId, path: '/myapplications' },
    {
      name: 'own-applications-pending',
      telegramId: pending,
      path: '/myapplications?status=pending',
    },
    {
      name: 'own-applications-accepted',
      telegramId: accepted,
      path: '/myapplications?status=accepted',
    },
    {
      name: 'own-applications-rejected',
      telegramId: declined,
      path: '/myapplications?status=rejected',
    },
    { name: 'invitation', telegramId: projectOwner.telegramId, path: '/messages' },
    {
      name: 'queue-project',
      telegramId: firstModerator.telegramId,
      path: '/moderation?kind=project',
    },
  ];
}
