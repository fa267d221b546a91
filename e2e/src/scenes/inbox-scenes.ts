import { blockUser, limits, reportUser, requestContact } from '@kollab/contract';
import type { Page } from 'playwright-core';
import { type Cast, publish } from '#src/cast/projects.ts';
import { prepareInbox, prepareLongInbox } from './sample-inbox.ts';
import type { Scene } from './scenes.ts';

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const showLetter = async (page: Page) => {
  await page.getByRole('button', { name: 'Показать полностью' }).first().focus();
};

const scrollTo = (share: number) => async (page: Page) => {
  await page.evaluate(`scrollTo(0, document.body.scrollHeight * ${share})`);
};

/** Opened again, everything is as unread as the first time. */
const keepUnread = (page: Page) =>
  page.route('**/api/User/mark-read', (route) => route.abort('failed'));

const countUnread = (count: number) => async (page: Page) => {
  await keepUnread(page);
  await page.route('**/api/User/unread/*', (route) => route.fulfill({ json: { count } }));
};

const loseInbox = (page: Page) => page.route('**/api/User/inbox/*', (route) => route.abort());

const refuseAnswers = async (page: Page) => {
  await keepUnread(page);
  await page.route('**/api/User/answer-*', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'tooManyParticipants', message: 'В команде уже слишком много людей' },
    }),
  );
};

const refuseAsking = (page: Page) =>
  page.route('**/contact-request', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          json: { code: 'contactPending', message: 'Запрос уже отправлен: ждём ответа' },
        })
      : route.continue(),
  );

async function inboxScenes(cast: Cast) {
  const [sample, long, idle] = await Promise.all([
    prepareInbox(cast),
    prepareLongInbox(cast, limits.page + 10),
    cast.newcomer('Ева', 'Тихая'),
  ]);
  const path = '/messages';
  const { telegramId } = sample.reader;
  const full = { telegramId, path, before: keepUnread };
  const scenes: Scene[] = [
    { name: 'inbox-none', telegramId: idle.telegramId, path },
    { name: 'inbox', ...full },
    { name: 'inbox-android', ...full, platform: 'android' },
    { name: 'inbox-narrow', ...full, width: 320 },
    { name: 'inbox-letter', ...full, act: showLetter },
    { name: 'inbox-middle', ...full, act: scrollTo(0.5) },
    { name: 'inbox-end', ...full, act: scrollTo(1) },
    { name: 'inbox-refused', ...full, before: refuseAnswers, act: press('Принять') },
    { name: 'inbox-lost', telegramId: long.telegramId, path, before: loseInbox },
    {
      name: 'inbox-long-end',
      telegramId: long.telegramId,
      path,
      before: keepUnread,
      act: scrollTo(1),
    },
    { name: 'badge-12', telegramId: idle.telegramId, path: '/', before: countUnread(12) },
    {
      name: 'badge-99',
      telegramId: idle.telegramId,
      path: '/',
      before: countUnread(100),
      platform: 'android',
      width: 320,
    },
  ];
  return { ...sample, idle, scenes };
}

type Sample = Awaited<ReturnType<typeof inboxScenes>>;

async function contactScenes({ reader, pending, accepted, declined, idle }: Sample) {
  await reader.call(requestContact, { params: { id: pending.telegramId }, body: { text: '' } });
  const { telegramId } = reader;
  const links = (of: { telegramId: number }) => `/user/${of.telegramId}/links`;
  const ask = press('Попросить контакт');
  const askAgain = async (page: Page) => {
    await ask(page);
    await page.getByLabel('Сообщение').fill('Здравствуйте! Хочу спросить про сад');
    await press('Отправить просьбу')(page);
  };
  const scenes: Scene[] = [
    { name: 'contact', telegramId, path: links(idle) },
    { name: 'contact-ask', telegramId, path: links(idle), act: ask },
    {
      name: 'contact-refused',
      telegramId,
      path: links(idle),
      before: refuseAsking,
      act: askAgain,
    },
    { name: 'contact-pending', telegramId, path: links(pending) },
    { name: 'contact-declined', telegramId, path: links(declined), width: 320 },
    { name: 'contact-accepted', telegramId, path: links(accepted) },
  ];
  return scenes;
}

async function safetyScenes(cast: Cast, { reader, idle, declined, accepted }: Sample) {
  const block = (blocker: typeof idle, { telegramId }: { telegramId: number }) =>
    blocker.call(blockUser, { params: { id: telegramId }, body: {} });
  const cautious = await cast.newcomer('Инга', 'Закрытая');
  const unwelcome = await Promise.all(
    ['Марта', 'Александравикторинам', 'Ян', 'Серафима', 'Бо', 'Ким'].map((name) =>
      cast.newcomer(name, 'Преображенскаярубикн'),
    ),
  );
  for (const person of unwelcome) await block(cautious, person);
  await block(accepted, idle);
  const { project } = await publish(cast, 'Сад на крыше', ['Садовник']);
  const { telegramId } = reader;
  const body = { category: 'fraud', text: '' } as const;
  await reader.call(reportUser, { params: { id: declined.telegramId }, body });
  const user = `/user/${declined.telegramId}`;
  const details = `/project/${project.id}/details`;
  const end = scrollTo(1);
  const report = press('Пожаловаться');
  const reportAgain = async (page: Page) => {
    await report(page);
    await page.getByLabel('Подробности').fill('Продаёт курсы под видом проекта');
    await press('Отправить жалобу')(page);
  };
  const path = '/profile/blocked';
  const scenes: Scene[] = [
    { name: 'user-safety', telegramId, path: user, act: end },
    { name: 'user-report', telegramId, path: user, act: report },
    { name: 'user-report-again', telegramId, path: user, act: reportAgain },
    { name: 'user-block', telegramId, path: user, act: press('Заблокировать') },
    { name: 'project-extras', telegramId, path: details, act: end },
    { name: 'project-report', telegramId, path: details, act: report, width: 320 },
    { name: 'blocked-none', telegramId: idle.telegramId, path },
    { name: 'blocked-one', telegramId: accepted.telegramId, path },
    { name: 'blocked-many', telegramId: cautious.telegramId, path },
  ];
  return scenes;
}

/** The inbox, and what keeps people safe: as somebody sees it who has lived through everything. */
export async function everyInboxScene(cast: Cast): Promise<Scene[]> {
  const sample = await inboxScenes(cast);
  return [
    ...sample.scenes,
    ...(await contactScenes(sample)),
    ...(await safetyScenes(cast, sample)),
  ];
}
