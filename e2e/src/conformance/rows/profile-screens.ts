import { expect } from 'vitest';
import { press, says } from '#src/app/steps.ts';
import { checked, type Row, tested } from '#src/conformance/row.ts';

const tags = 'webapp/src/features/profile/tags/add-tag-page.test.tsx';
const links = 'webapp/src/features/profile/links/links.test.tsx';
const experience = 'webapp/src/features/profile/experience/experience.test.tsx';

/** Section 2: the own profile and its editors. */
export const profileRows: readonly Row[] = [
  checked(
    '2.30',
    '/: a toggle switches between view and edit mode, remembered locally',
    async ({ at }) => {
      const page = await at('newcomer', '/');
      const toggle = page.getByTestId('edit-toggle');
      await toggle.waitFor();
      if ((await toggle.getAttribute('data-editing')) === null) await toggle.click();
      await page.reload();
      await page.locator('[data-testid="edit-toggle"][data-editing]').waitFor();
      await toggle.click();
      await page.locator('[data-testid="edit-toggle"]:not([data-editing])').waitFor();
    },
  ),
  checked('2.31', '/: a completion percentage bar', async ({ at }) => {
    const page = await at('newcomer', '/');
    await says(page, 'Профиль заполнен');
    const bar = page.getByRole('progressbar').first();
    expect(await bar.getAttribute('value')).toBe('33');
  }),
  checked(
    '2.32',
    '/: fields for last name, first name, middle name, phone, email, university, major and course',
    async ({ at }) => {
      const page = await at('newcomer', '/?mode=edit');
      for (const label of ['Фамилия', 'Имя', 'Отчество', 'Телефон', 'Почта']) {
        await page.getByLabel(label, { exact: true }).first().waitFor();
      }
      for (const label of ['ВУЗ', 'Направление', 'Курс']) {
        await page.getByLabel(label, { exact: true }).first().waitFor();
      }
    },
  ),
  checked('2.33', '/: tags, status, about me, links and experience', async ({ at }) => {
    const page = await at('newcomer', '/?mode=edit');
    for (const editor of ['add-tag', 'edit-status', 'edit-about-me', 'edit-links']) {
      await page.locator(`a[href="/profile/${editor}"]`).first().waitFor();
    }
    await page.locator('a[href="/profile/edit-experience"]').first().waitFor();
  }),
  tested(
    '2.34',
    '/: a moderation-status icon opens /profile/moderation',
    'e2e/src/journeys/loop.test.ts',
    'a change travels from Anya’s screen to the moderators’ chat and back',
  ),
  checked('2.35', '/: edit mode has a «Отправить на модерацию» button', async ({ at }) => {
    const page = await at('newcomer', '/?mode=edit');
    await page.getByRole('button', { name: 'Отправить на модерацию' }).waitFor();
  }),
  checked(
    '2.36',
    '/: moderators get «Профили на модерации», which opens /moderation',
    async ({ at }) => {
      const page = await at('moderator', '/');
      await press(page, 'Профили на модерации');
      await page.waitForURL('**/moderation');
    },
  ),
  checked('2.37', '/profile/add-tag: shows 4 suggestions', async ({ at }) => {
    const page = await at('newcomer', '/profile/add-tag');
    const list = page.getByTestId('tag-suggestions').getByRole('listitem');
    await list.first().waitFor();
    expect(await list.count()).toBe(4);
  }),
  tested(
    '2.38',
    '/profile/add-tag: a filtered list when typing',
    tags,
    'are filtered by what is typed',
  ),
  tested(
    '2.39',
    '/profile/add-tag: the first 4 own tags with «Показать все теги»; a cross removes a tag',
    tags,
    'are removed by their cross; the first four are shown, the rest on demand',
  ),
  tested(
    '2.40',
    '/profile/add-tag: saves as a local draft',
    tags,
    'are chosen from four suggestions and kept as a draft',
  ),
  checked('2.41', '/profile/edit-about-me: a textarea for the description', async ({ at }) => {
    const page = await at('newcomer', '/profile/edit-about-me');
    const field = page.getByLabel('О себе', { exact: true });
    expect(await field.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
  }),
  checked(
    '2.42',
    '/profile/edit-status: a short status input and a long status textarea, one item per line; «Сохранить как черновик»',
    async ({ loaded }) => {
      const page = await loaded('newcomer', '/profile/edit-status');
      const [short, long] = [
        page.getByLabel('Короткий статус'),
        page.getByLabel('Подробный статус'),
      ];
      expect(await short.evaluate(({ tagName }) => tagName)).toBe('INPUT');
      expect(await long.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
      await short.fill('Ищу команду');
      await long.fill('Раз\nДва');
      await press(page, 'Сохранить как черновик');
      await page.waitForURL((url) => url.pathname === '/');
      await press(page, 'Готово');
      for (const item of ['Раз', 'Два']) await page.getByText(item, { exact: true }).waitFor();
    },
  ),
  tested(
    '2.43',
    '/profile/edit-links: a list with delete and add buttons, and «Сохранить изменения»',
    links,
    'are removed in the draft and saved with the button',
  ),
  tested(
    '2.44',
    '/profile/edit-link/:id: edits one link by its index, name and URL',
    links,
    'are changed by their place in the list, and what was typed outlives a reload',
  ),
  tested(
    '2.45',
    '/profile/add-link: adds a link, name and URL',
    links,
    'are added with both a name and a safe address',
  ),
  tested(
    '2.46',
    '/profile/edit-experience: work places with delete',
    experience,
    'are removed one by one',
  ),
  checked('2.47', '/profile/edit-experience: «Добавить место работы»', async ({ at }) => {
    const page = await at('newcomer', '/profile/edit-experience');
    await press(page, 'Добавить место работы');
    await page.waitForURL('**/profile/edit-experience/new');
  }),
  checked(
    '2.48',
    '/profile/edit-experience/new: company, department, role, duration in years and an optional logo',
    async ({ at }) => {
      const page = await at('newcomer', '/profile/edit-experience/new');
      for (const label of ['Компания', 'Отдел', 'Должность', 'Сколько лет', 'Выбрать логотип']) {
        await page.getByLabel(label).waitFor({ state: 'attached' });
      }
    },
  ),
  tested(
    '2.49',
    '/profile/edit-experience/new: the logo is read locally as an image',
    experience,
    'take a logo that is read on this device',
  ),
  tested(
    '2.50',
    '/profile/moderation: a timeline of the own moderation status',
    'e2e/src/journeys/loop.test.ts',
    'a rejection by call shows on the open timeline within ten seconds',
  ),
  checked(
    '2.51',
    '/moderation: the moderators’ queue of profile changes and projects',
    async ({ at }) => {
      const page = await at('moderator', '/moderation');
      for (const kind of ['Профили', 'Проекты'])
        await page.getByRole('tab', { name: kind }).waitFor();
    },
    { decision: 49, why: 'Anyone else who opens it is sent to /' },
  ),
];
