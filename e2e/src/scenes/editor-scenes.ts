import { type ProfileChanges, sendToModeration } from '@kollab/contract';
import type { Page } from 'playwright-core';
import type { castOf } from '#src/cast/cast.ts';
import { newcomer, student } from '@kollab/sandbox/people';
import type { Scene } from './scenes.ts';

const list = <T>(count: number, item: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => item(index));

const skills = ['React', 'C#', 'UX-исследования', 'PostgreSQL', 'Управление проектами'];

/** As much as a profile takes. */
const fullest: ProfileChanges = {
  firstName: 'Александравикторинам',
  lastName: 'Преображенскаярубикн',
  middleName: 'Константиноваалексан',
  phone: '+7 999 123-4567',
  email: 'aleksandra.preobrazhenskaya@students.example-university.ru',
  university:
    'Санкт-Петербургский национальный исследовательский университет информационных технологий и оптики',
  major: 'Прикладная математика и информатика в гуманитарных науках, технологиях и образовании',
  course: 12,
  statusShort: 'Ищу команду на долгий проект о городах, людях и данных, пишите в любое время',
  statusLong: list(20, (index) => `Пункт подробного статуса номер ${index + 1}`),
  description: 'Два года преподаю программирование школьникам и делаю тренажёры. '
    .repeat(30)
    .trim(),
  tags: [
    'Очень длинный навык на сорок букв ровно!',
    ...list(29, (index) => `${skills[index % skills.length]} ${index + 1}`),
  ],
  links: list(20, (index) => ({
    type: index === 0 ? 'Очень длинное название ссылки на много букв' : `GitHub ${index}`,
    url: `https://github.com/some-very-long-user-name/repository-${index}/tree/main/with/a/path`,
  })),
  experiences: list(10, (index) => ({
    company: `Центр городских исследований и разработок ${index + 1}`,
    department: 'Отдел аналитики и визуализации данных',
    role: 'Старший разработчик интерфейсов и карт',
    workDurationYears: index + 1,
    logoUrl: null,
    startDate: index % 2 ? `202${index % 6}-03-01` : null,
    endDate: null,
  })),
};

const paths = {
  tags: '/profile/add-tag',
  about: '/profile/edit-about-me',
  links: '/profile/edit-links',
  experience: '/profile/edit-experience',
};

const startEditing = async (page: Page) => {
  const toggle = page.getByTestId('edit-toggle');
  if ((await toggle.getAttribute('aria-label')) === 'Изменить') await toggle.click();
};

const typeWrong = async (page: Page) => {
  await startEditing(page);
  await page.getByLabel('Фамилия').fill('');
  await page.getByLabel('Почта', { exact: true }).fill('ilya@');
  await page.getByLabel('Имя', { exact: true }).pressSequentially('7');
};

const typeTag = (text: string) => async (page: Page) => {
  await page.getByLabel('Найти или добавить навык').fill(text);
  await page.waitForTimeout(700);
};

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

/** A device whose draft was begun over what another one has changed since. */
const begunElsewhere = (telegramId: number) => async (page: Page) => {
  const changes = {
    description: 'Рисую карты и учусь говорить о них вслух.',
    statusShort: 'На связи',
  };
  const bases = { description: 'Люблю карты', statusShort: 'Студент' };
  const kept = JSON.stringify({ state: { changes, bases, typed: {} }, version: 2 });
  const set = `localStorage.setItem('kollab:profile-draft:${telegramId}', ${JSON.stringify(kept)})`;
  await page.addInitScript(set);
};

const sendDraft = async (page: Page) => {
  await startEditing(page);
  await press('Отправить на модерацию')(page);
};

const typeUnsafeLink = async (page: Page) => {
  await page.getByLabel('Название').fill('Сайт');
  await page.getByLabel('Ссылка').fill('javascript:alert(1)');
  await press('Сохранить как черновик')(page);
};

/** The editors of the own profile: empty, usual, as full as they get, and refusing. */
export async function editorScenes(cast: ReturnType<typeof castOf>): Promise<Scene[]> {
  const full = await cast.newcomer('Александра', 'Преображенская');
  await full.call(sendToModeration, {
    body: { telegramId: full.telegramId, changes: fullest },
  });
  const people = { none: newcomer.telegramId, usual: student.telegramId, full: full.telegramId };
  const everywhere = Object.entries(people).flatMap(([amount, telegramId]) =>
    Object.entries(paths).map(([editor, path]) => ({
      name: `edit-${editor}-${amount}`,
      telegramId,
      path,
    })),
  );
  const { telegramId } = student;
  return [
    ...everywhere,
    { name: 'edit-profile-full', telegramId: full.telegramId, path: '/', act: startEditing },
    { name: 'edit-profile-wrong', telegramId, path: '/', act: typeWrong },
    {
      name: 'edit-profile-conflict',
      telegramId,
      path: '/',
      before: begunElsewhere(telegramId),
      act: sendDraft,
    },
    { name: 'edit-tags-found', telegramId, path: paths.tags, act: typeTag('re') },
    { name: 'edit-tags-unknown', telegramId, path: paths.tags, act: typeTag('Вязание') },
    { name: 'edit-links-draft', telegramId, path: paths.links, act: press('Удалить ссылку') },
    { name: 'edit-link', telegramId, path: '/profile/edit-link/0' },
    { name: 'edit-link-unknown', telegramId, path: '/profile/edit-link/77' },
    { name: 'add-link-unsafe', telegramId, path: '/profile/add-link', act: typeUnsafeLink },
    {
      name: 'add-experience',
      telegramId,
      path: `${paths.experience}/new`,
      act: press('Сохранить как черновик'),
    },
  ];
}
