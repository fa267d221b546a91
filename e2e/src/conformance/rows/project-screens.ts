import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { press, says, styleOf } from '#src/app/steps.ts';
import { checked, type Row, tested } from '#src/conformance/row.ts';
import { settle } from '#src/app/settle.ts';

const panel = 'webapp/src/features/projects/project-panel.test.tsx';

/** A press in the middle of a button lands on it, where it is, and all of it is in sight. */
async function floats(page: Page, button: Locator) {
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no button.');
  const { x, y, width, height } = box;
  expect([x >= 0, y >= 0]).toEqual([true, true]);
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  const isHit = await button.evaluate(
    (node, [atX = 0, atY = 0]) => node.contains(node.ownerDocument.elementFromPoint(atX, atY)),
    [x + width / 2, y + height / 2],
  );
  expect(isHit).toBe(true);
}

/** Section 2: vacancies, applications and projects. */
export const projectRows: readonly Row[] = [
  checked(
    '2.60',
    '/vacancy/:projectId/:vacancyId: title, grade, experience, skills, tasks, requirements, conditions and an apply button',
    async ({ at, project, vacancyId }) => {
      const page = await at('newcomer', `/vacancy/${project.id}/${vacancyId}`);
      await page.getByRole('heading', { name: 'Картограф' }).waitFor();
      for (const text of ['Middle', '1-3 года', 'QGIS', 'Собрать слои', 'Любить карты']) {
        await says(page, text);
      }
      await says(page, 'Вечера и выходные');
      await press(page, 'Откликнуться');
      await page.waitForURL(`**/applicationform/${project.id}/${vacancyId}`);
    },
  ),
  checked(
    '2.61',
    '/applicationform/:projectId/:vacancyId: the vacancy title is read-only',
    async ({ at, project, vacancyId }) => {
      const page = await at('newcomer', `/applicationform/${project.id}/${vacancyId}`);
      await says(page, 'Картограф');
      await page.getByRole('textbox').first().waitFor();
      expect(await page.getByRole('textbox').count()).toBe(1);
    },
  ),
  tested(
    '2.62',
    '/applicationform/:projectId/:vacancyId: a cover letter is required',
    'webapp/src/features/applications/apply-page.test.tsx',
    'wants a letter',
  ),
  checked(
    '2.63',
    '/project/:projectId/applications: pending applications grouped by vacancy title',
    async ({ at, project }) => {
      const page = await at('owner', `/project/${project.id}/applications`);
      await page.getByRole('heading', { name: 'Картограф · 1' }).waitFor();
      await says(page, 'Борис Откликов');
    },
  ),
  checked(
    '2.64',
    '/application/:projectId/:vacancyId/:telegramId: one application with accept and reject buttons',
    async ({ at, project, vacancyId, ids }) => {
      const page = await at('owner', `/application/${project.id}/${vacancyId}/${ids.applicant}`);
      await says(page, 'Хочу помочь: умею Python.');
      for (const name of ['Принять', 'Отклонить']) {
        await page.getByRole('button', { name, exact: true }).waitFor();
      }
    },
  ),
  checked(
    '2.65',
    '/createproject: own projects, a count of own applications and a button to /myapplications',
    async ({ at }) => {
      const page = await at('owner', '/createproject');
      await page.getByTestId('own-project').getByText('Атлас тихих мест').waitFor();
      const own = page.getByRole('link', { name: /Мои отклики.*0/ });
      await own.click();
      await page.waitForURL('**/myapplications');
    },
  ),
  checked('2.66', '/createproject: add-project opens /createprojectpage', async ({ at }) => {
    const page = await at('owner', '/createproject');
    await press(page, 'Добавить проект');
    await page.waitForURL('**/createprojectpage');
  }),
  checked(
    '2.67',
    'A circular button «Управление проектами» with a plus sign leads to /createproject',
    async ({ at }) => {
      const page = await at('owner', '/followers');
      const button = page.getByRole('button', { name: 'Управление проектами' });
      expect(await button.locator('svg').getAttribute('class')).toContain('plus');
      expect(await styleOf(button, 'border-radius')).toBe('50%');
      await button.click();
      await page.waitForURL('**/createproject');
    },
  ),
  checked(
    '2.671',
    'The button floats: in sight above the tabs on a low screen too, at its top and at its end',
    async ({ loaded }) => {
      const page = await loaded('owner', '/followers');
      const button = page.getByRole('button', { name: 'Управление проектами' });
      const card = page.getByTestId('shown-card');
      await card.waitFor();
      const usual = page.viewportSize() ?? { width: 390, height: 844 };
      await page.setViewportSize({ width: 640, height: 360 });
      await settle(card);
      const top = await card.boundingBox();
      await floats(page, button);
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      await page.getByTestId('tabbar').waitFor({ state: 'hidden' });
      await settle(card);
      await floats(page, button);
      const end = await card.boundingBox();
      expect((top?.y ?? 0) - (end?.y ?? 0)).toBeGreaterThan(50);
      await page.setViewportSize(usual);
    },
  ),
  checked('2.68', '/createprojectpage: creates a project', async ({ at }) => {
    const page = await at('owner', '/createprojectpage');
    for (const label of ['Название', 'Описание', 'Стадия'])
      await page.getByLabel(label).first().waitFor();
  }),
  checked('2.69', '/add-participants: searches and picks participants', async ({ at }) => {
    const page = await at('owner', '/add-participants');
    await page.getByLabel('Найти людей').fill('Илья Петров');
    await press(page, 'Добавить: Илья Петров');
    await page.getByTestId('picked').getByText('Илья Петров').waitFor();
    await press(page, 'Убрать: Илья Петров');
  }),
  tested(
    '2.70',
    '/vacancyform: creates a vacancy for the project draft',
    'webapp/src/features/own-projects/vacancy-form.test.tsx',
    'needs a title, a tag and one description',
  ),
  tested(
    '2.71',
    '/myapplications: own applications with filters',
    'webapp/src/features/applications/own-applications-page.test.tsx',
    'is filtered, and remembers by what',
  ),
  checked('2.72', '/user/:id: the public profile of another user', async ({ at, ids }) => {
    const page = await at('newcomer', `/user/${ids.owner}`);
    await page.getByRole('heading', { name: 'Агния Картова' }).waitFor();
    await says(page, 'Рисую карты рек');
  }),
  tested(
    '2.73',
    '/user/:id opens from a participant card only when a user id exists',
    panel,
    'of a guest collapses the panel and leads nowhere',
  ),
  checked(
    '2.74',
    '/user/:id/links: a user’s links page, the target of the write button',
    async ({ at, ids }) => {
      const page = await at('newcomer', '/posts?q=Агния Картова');
      const card = page.getByTestId('person-card').filter({ hasText: 'Агния Картова' }).first();
      await card.getByText('Написать').click();
      await page.waitForURL('**/links');
      await page.goto(new URL(`/user/${ids.owner}/links`, page.url()).href);
      await says(page, 'blog.example');
    },
    { decision: 43, why: 'Its first row writes in Telegram, or asks for contact through the bot' },
  ),
  checked('2.75', '/project/:projectId/details: project details', async ({ at, project }) => {
    const page = await at('newcomer', `/project/${project.id}/details`);
    await page.getByRole('heading', { name: 'Атлас тихих мест' }).waitFor();
    await says(page, 'Growth Stage');
  }),
  tested(
    '2.80',
    'Collapsed, the panel shows the description with links made clickable',
    panel,
    'shows the description with its links, and asks for no more',
    { decision: 26, why: 'Only http, https and Telegram addresses become links' },
  ),
  tested(
    '2.81',
    'Expanded, it shows the name as a title, tags, «Участники», «Подробное описание» and «Вакансии»',
    panel,
    'tells everything of the project, under its name',
  ),
  tested(
    '2.82',
    '«Участников нет» and «Нет вакансий» where there are none',
    panel,
    'says who and what is missing',
  ),
  checked('2.83', '«Стадия проекта:» followed by the stage', async ({ at, project }) => {
    const page = await at('newcomer', `/project/${project.id}/details`);
    const line = page.getByText('Стадия проекта:').first();
    await line.waitFor();
    expect(await line.locator('..').textContent()).toMatch(/Стадия проекта:\s*Growth Stage/);
  }),
  checked(
    '2.84',
    'A vacancy button opens /vacancy/{projectId}/{vacancyId}',
    async ({ at, project, vacancyId }) => {
      const page = await at('newcomer', `/project/${project.id}/details`);
      await press(page, 'Картограф');
      await page.waitForURL(`**/vacancy/${project.id}/${vacancyId}`);
    },
  ),
  tested(
    '2.85',
    'Expanding locks page scroll',
    panel,
    'locks the page and takes the bottom bar away, until it is gone',
  ),
];
