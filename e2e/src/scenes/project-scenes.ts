import { paths } from '@kollab/contract';
import { firstModerator, newcomer, projectOwner, student } from '@kollab/sandbox/people';
import type { Page } from '@playwright/test';
import { fill, press } from '#src/app/steps.ts';
import type { Cast } from '#src/cast/cast.ts';
import { nobody, pressing, type Scene, scene } from './scene.ts';
import { expand } from './demo-scenes.ts';
import { teamScenes } from './team-scenes.ts';
import { waitingScenes } from './waiting-scenes.ts';
import { prepareProjects } from './sample-projects.ts';

const atEnd = async (page: Page) => {
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
};

const typeVacancy = async (page: Page) => {
  // The project's form has a field of the same name, and gives way only when this one is loaded.
  await page.getByLabel('Теги вакансии').waitFor();
  await fill(page, { Название: 'Дизайнер интерфейсов и длинных названий для вакансий' });
  await press(page, 'Junior');
  await press(page, '0-1 год');
  const tags = page.getByLabel('Теги вакансии');
  for (const tag of ['Figma', 'UX-исследования']) {
    await tags.fill(tag);
    await tags.press('Enter');
  }
  await fill(page, { Задачи: 'Нарисовать карту тихих мест\nПроверить её с десятью жителями' });
};

const writeProject = async (page: Page) => {
  await fill(page, { Название: 'Тихие дворы большого города' });
  await fill(page, { Описание: 'Ищем дворы, где можно читать и спать. '.repeat(8) });
  const tags = page.getByLabel('Теги проекта');
  for (const tag of ['Урбанистика', 'GIS', 'Социология']) {
    await tags.fill(tag);
    await tags.press('Enter');
  }
  await page.getByText('Добавить участников').click();
  await fill(page, { 'Найти людей': 'Соколова' });
  await press(page, 'Добавить: Мария Соколова');
  await press(page, 'Готово');
  await page.getByText('Добавить вакансию').click();
  await typeVacancy(page);
  await press(page, 'Сохранить вакансию');
  await page.getByTestId('vacancies').getByText('Junior').waitFor();
};

const searchPeople = async (page: Page) => {
  await fill(page, { 'Найти людей': 'Илья' });
  await press(page, 'Добавить: Илья');
};

/** The one with a long name is somewhere among the others. */
async function expandLong(page: Page) {
  const long = page.getByTestId('shown-card').filter({ hasText: 'Голоса большого города' });
  for (let turn = 0; turn < 20 && !(await long.isVisible()); turn += 1) {
    await press(page, 'Следующий проект');
    await page.waitForTimeout(700);
  }
  await expand(page);
}

export async function projectScenes(cast: Cast): Promise<Scene[]> {
  const sample = await prepareProjects(cast);
  const { owner, project, vacancy, accepted, declined, pending } = sample;
  const { telegramId } = student;
  const details = `/project/${project}/details`;
  const vacancyPath = `/vacancy/${project}/${vacancy}`;
  const form = `/applicationform/${project}/${vacancy}`;
  const application = (applicant: number) => `/application/${project}/${vacancy}/${applicant}`;
  return [
    scene(telegramId, 'carousel-cover', '/followers', pressing('Следующий проект')),
    scene(telegramId, 'panel-long', '/followers', expandLong),
    scene(telegramId, 'project-long', details),
    scene(nobody, 'project-outside', details),
    scene(owner, 'project-owner', details),
    scene(owner, 'project-owner-end', details, atEnd),
    scene(accepted, 'project-member', details, atEnd),
    scene(accepted, 'project-offered', details),
    scene(accepted, 'project-joined', paths.joined(project)),
    scene(projectOwner.telegramId, 'project-invited', details),
    scene(firstModerator.telegramId, 'project-takedown', details, pressing('Снять с публикации')),
    scene(telegramId, 'project-cover', `/project/${sample.covered}/details`),
    scene(owner, 'project-waiting', `/project/${sample.waiting}/details`),
    scene(owner, 'project-rejected', `/project/${sample.rejected}/details`),
    scene(owner, 'project-finished', `/project/${sample.finished}/details`, atEnd),
    scene(owner, 'project-finished-now', paths.finished(sample.finished)),
    scene(telegramId, 'project-over', `/project/${sample.finished}/details`),
    scene(telegramId, 'project-unknown', '/project/nothing/details'),
    scene(owner, 'own-projects-many', '/createproject'),
    scene(sample.complete, 'own-projects-none', '/createproject'),
    scene(sample.complete, 'create-project-written', '/createprojectpage', writeProject),
    scene(
      sample.complete,
      'create-project-refused',
      '/createprojectpage',
      pressing('Отправить на модерацию'),
    ),
    scene(owner, 'edit-project', `/createprojectpage?project=${sample.rejected}`),
    scene(sample.complete, 'add-participants', '/add-participants', searchPeople),
    scene(owner, 'edit-team', `/add-participants?project=${project}`),
    scene(sample.complete, 'vacancy-form', '/vacancyform'),
    scene(sample.complete, 'vacancy-form-written', '/vacancyform', typeVacancy),
    scene(telegramId, 'vacancy-long', vacancyPath),
    scene(nobody, 'vacancy-outside', vacancyPath),
    scene(owner, 'vacancy-owner', vacancyPath),
    scene(pending, 'vacancy-applied', vacancyPath),
    scene(telegramId, 'apply', form),
    scene(owner, 'apply-own', form),
    scene(declined, 'apply-again', form),
    scene(owner, 'project-applications', `/project/${project}/applications`),
    scene(owner, 'project-applications-none', `/project/${sample.waiting}/applications`),
    scene(owner, 'application', application(pending)),
    scene(owner, 'application-accepted', application(accepted)),
    scene(pending, 'own-applications', '/myapplications'),
    scene(newcomer.telegramId, 'own-applications-none', '/myapplications'),
    scene(pending, 'own-applications-pending', '/myapplications?status=pending'),
    scene(accepted, 'own-applications-accepted', '/myapplications?status=accepted'),
    scene(declined, 'own-applications-rejected', '/myapplications?status=rejected'),
    ...waitingScenes(sample),
    ...teamScenes(sample),
    scene(projectOwner.telegramId, 'invitation', '/messages'),
    scene(firstModerator.telegramId, 'queue-project', '/moderation?kind=project'),
  ];
}
