import type { Page } from '@playwright/test';
import { student } from '@kollab/sandbox/people';
import { goTo } from './open-scene.ts';
import type { prepareProjects } from './sample-projects.ts';
import { scene, type Scene } from './scene.ts';

/** The product's own answer, with something of it as it would be after weeks. */
const after = (address: string, changes: object) => (page: Page) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    const changed = Array.isArray(answer)
      ? answer.map((one: object) => ({ ...one, ...changes }))
      : { ...(answer as object), ...changes };
    await route.fulfill({ response, json: changed });
  });

const day = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const away = new Date(Date.now() + 20 * day).toISOString().slice(0, 10);
const unanswered = {
  status: 'Rejected',
  applicationStatus: 'Rejected',
  closedBecause: 'noAnswer',
  decidedAt: ago(2),
};

const openReasons = async (page: Page) => {
  await page.getByRole('button', { name: 'Отклонить' }).click();
  await page.getByText('Нужно больше опыта').waitFor();
};

const ownPage = async () => undefined;

/** The connection ends, and a screen is opened that was not there before. */
const loseConnection = (path?: string) => async (page: Page) => {
  await page.context().setOffline(true);
  await page.getByText('Нет соединения').first().waitFor();
  if (path) await goTo(page, path);
};

type Sample = Awaited<ReturnType<typeof prepareProjects>>;

export function waitingScenes({ owner, project, vacancy, pending }: Sample): Scene[] {
  const vacancyPath = `/vacancy/${project}/${vacancy}`;
  const application = `/application/${project}/${vacancy}/${pending}`;
  const ofVacancy = `**/api/User/project/*/vacancy/${vacancy}`;
  const ofApplication = `**/api/projects/*/vacancies/${vacancy}/applications/*`;
  const waits = { createdAt: ago(3.2), answerTime: 'days', awayUntil: null };
  return [
    scene(student.telegramId, 'waiting-vacancy', vacancyPath, {
      before: after(ofVacancy, { answerTime: 'days', awayUntil: away }),
    }),
    scene(student.telegramId, 'waiting-vacancy-paused', vacancyPath, {
      before: after(ofVacancy, { isClosed: true, isPaused: true, answerTime: 'notAlways' }),
    }),
    scene(owner, 'waiting-vacancy-asked', vacancyPath, {
      before: after(ofVacancy, { isAsked: true }),
    }),
    scene(pending, 'waiting-own', '/myapplications', {
      before: after('**/api/User/applications/*', waits),
    }),
    scene(pending, 'waiting-own-unanswered', '/myapplications', {
      before: after('**/api/User/applications/*', unanswered),
    }),
    scene(owner, 'waiting-unanswered', application, {
      before: after(ofApplication, unanswered),
    }),
    scene(student.telegramId, 'offline-today', '/messages', {
      before: ownPage,
      act: loseConnection(),
    }),
    scene(student.telegramId, 'offline-vacancy', '/messages', {
      before: ownPage,
      act: loseConnection(vacancyPath),
    }),
    scene(owner, 'waiting-reasons', application, openReasons),
    scene(owner, 'waiting-settings', '/profile/settings', {
      before: after('**/api/User/notification-settings/*', { awayUntil: away }),
    }),
  ];
}
