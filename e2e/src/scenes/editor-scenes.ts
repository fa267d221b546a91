import { type ProfileChanges, updateProfile } from '@kollab/contract';
import { renderCover } from '@kollab/sandbox/covers';
import { newcomer, student } from '@kollab/sandbox/people';
import type { Page } from '@playwright/test';
import { fill, press, startEditing } from '#src/app/steps.ts';
import type { Cast } from '#src/cast/cast.ts';
import { pressing, type Scene, scene } from './scene.ts';

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

const typeWrong = async (page: Page) => {
  await startEditing(page);
  await page.getByLabel('Фамилия').fill('');
  await page.getByLabel('Почта', { exact: true }).fill('ilya@');
  await page.getByLabel('Имя', { exact: true }).pressSequentially('7');
};

const typeTag = (text: string) => async (page: Page) => {
  await fill(page, { 'Найти или добавить навык': text });
  await page
    .getByRole('button', { name: new RegExp(text, 'i') })
    .first()
    .waitFor();
};

/** The draft was begun over what another device has changed since. */
const begunElsewhere = (telegramId: number) => async (page: Page) => {
  const values = {
    description: 'Рисую карты и учусь говорить о них вслух.',
    statusShort: 'На связи',
  };
  const base = { description: 'Люблю карты', statusShort: 'Студент' };
  const kept = JSON.stringify({ state: { drafts: { profile: { values, base } } }, version: 3 });
  const set = `localStorage.setItem('kollab:profile-draft:${telegramId}', ${JSON.stringify(kept)})`;
  await page.addInitScript(set);
};

const sendDraft = async (page: Page) => {
  await startEditing(page);
  await press(page, 'Отправить на модерацию');
  await page.getByRole('dialog').waitFor();
};

const choosePhoto = async (page: Page) => {
  await startEditing(page);
  const buffer = await renderCover('quietPaths');
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Сменить фото').setInputFiles(photo);
  await page.getByLabel('Часть фото в круге, двигайте стрелками').waitFor();
};

const typeUnsafeLink = async (page: Page) => {
  await page.getByLabel('Название').fill('Сайт');
  await page.getByLabel('Ссылка').fill('javascript:alert(1)');
  await press(page, 'Сохранить как черновик');
};

export async function editorScenes(cast: Cast): Promise<Scene[]> {
  const full = await cast.newcomer('Александра', 'Преображенская');
  await full.send(fullest);
  const changed = await cast.newcomer('Александра-Виктория', 'Преображенская-Рим');
  await changed.call(updateProfile, {
    params: { telegramId: changed.telegramId },
    body: { ...fullest, phone: '', email: '' },
  });
  const people = { none: newcomer.telegramId, usual: student.telegramId, full: full.telegramId };
  const everywhere = Object.entries(people).flatMap(([amount, telegramId]) =>
    Object.entries(paths).map(([editor, path]) =>
      scene(telegramId, `edit-${editor}-${amount}`, path),
    ),
  );
  const { telegramId } = student;
  return [
    ...everywhere,
    scene(full.telegramId, 'edit-profile-full', '/', startEditing),
    scene(changed.telegramId, 'drafts-many', '/', pressing('Что изменено')),
    scene(changed.telegramId, 'drafts-many-narrow', '/', {
      width: 320,
      act: pressing('Что изменено'),
    }),
    scene(telegramId, 'edit-profile-wrong', '/', typeWrong),
    scene(telegramId, 'edit-profile-conflict', '/', {
      before: begunElsewhere(telegramId),
      act: sendDraft,
    }),
    scene(telegramId, 'edit-photo', '/', choosePhoto),
    scene(telegramId, 'edit-tags-found', paths.tags, typeTag('re')),
    scene(telegramId, 'edit-tags-unknown', paths.tags, typeTag('Вязание')),
    scene(telegramId, 'edit-links-draft', paths.links, pressing('Удалить ссылку')),
    scene(telegramId, 'edit-link', '/profile/edit-link/0'),
    scene(telegramId, 'edit-link-unknown', '/profile/edit-link/77'),
    scene(telegramId, 'add-link-unsafe', '/profile/add-link', typeUnsafeLink),
    scene(full.telegramId, 'edit-work', `${paths.experience}/1`),
    scene(
      telegramId,
      'add-experience',
      `${paths.experience}/new`,
      pressing('Сохранить как черновик'),
    ),
  ];
}
