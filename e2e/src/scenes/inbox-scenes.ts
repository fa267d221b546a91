import { blockUser, limits, reportUser, requestContact } from '@kollab/contract';
import type { Page } from '@playwright/test';
import { press } from '#src/app/steps.ts';
import type { Cast } from '#src/cast/cast.ts';
import { publish } from '#src/cast/projects.ts';
import { pressing, type Scene, scene } from './scene.ts';
import { prepareInbox, prepareLongInbox } from './sample-inbox.ts';

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

const loseInbox = (page: Page) => page.route('**/api/User/today', (route) => route.abort());

const refuseAnswers = async (page: Page) => {
  await keepUnread(page);
  const refusal = { code: 'tooManyParticipants', message: 'В команде уже слишком много людей' };
  for (const answers of ['**/api/User/answer-*', '**/api/projects/**']) {
    await page.route(answers, (route) => route.fulfill({ status: 409, json: refusal }));
  }
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
    scene(idle.telegramId, 'inbox-none', path),
    { name: 'inbox', ...full },
    { name: 'inbox-android', ...full, platform: 'android' },
    { name: 'inbox-narrow', ...full, width: 320 },
    { name: 'inbox-declined', ...full, act: pressing(/^Отклонить/) },
    { name: 'inbox-middle', ...full, act: scrollTo(0.5) },
    { name: 'inbox-end', ...full, act: scrollTo(1) },
    { name: 'inbox-refused', ...full, before: refuseAnswers, act: pressing('Принять') },
    scene(long.telegramId, 'inbox-lost', path, { before: loseInbox }),
    scene(long.telegramId, 'inbox-long-end', path, { before: keepUnread, act: scrollTo(1) }),
    scene(idle.telegramId, 'badge-12', '/', { before: countUnread(12) }),
    scene(idle.telegramId, 'badge-99', '/', {
      before: countUnread(100),
      platform: 'android',
      width: 320,
    }),
  ];
  return { ...sample, idle, scenes };
}

type Sample = Awaited<ReturnType<typeof inboxScenes>>;

async function contactScenes({ reader, pending, accepted, declined, idle }: Sample) {
  await reader.call(requestContact, { params: { id: pending.telegramId }, body: { text: '' } });
  const { telegramId } = reader;
  const links = (of: { telegramId: number }) => `/user/${of.telegramId}/links`;
  const ask = pressing('Попросить контакт');
  const askAgain = async (page: Page) => {
    await ask(page);
    await page.getByLabel('Сообщение').fill('Здравствуйте! Хочу спросить про сад');
    await press(page, 'Отправить просьбу');
  };
  const scenes: Scene[] = [
    scene(telegramId, 'contact', links(idle)),
    scene(telegramId, 'contact-ask', links(idle), ask),
    scene(telegramId, 'contact-refused', links(idle), { before: refuseAsking, act: askAgain }),
    scene(telegramId, 'contact-pending', links(pending)),
    scene(telegramId, 'contact-declined', links(declined), { width: 320 }),
    scene(telegramId, 'contact-accepted', links(accepted)),
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
  const report = pressing('Пожаловаться');
  const reportAgain = async (page: Page) => {
    await report(page);
    await page.getByLabel('Подробности').fill('Продаёт курсы под видом проекта');
    await press(page, 'Отправить жалобу');
  };
  const path = '/profile/blocked';
  const scenes: Scene[] = [
    scene(telegramId, 'user-safety', user, end),
    scene(telegramId, 'user-report', user, report),
    scene(telegramId, 'user-report-again', user, reportAgain),
    scene(telegramId, 'user-block', user, pressing('Заблокировать')),
    scene(telegramId, 'project-extras', details, end),
    scene(telegramId, 'project-report', details, { width: 320, act: report }),
    scene(idle.telegramId, 'blocked-none', path),
    scene(accepted.telegramId, 'blocked-one', path),
    scene(cautious.telegramId, 'blocked-many', path),
  ];
  return scenes;
}

export async function everyInboxScene(cast: Cast): Promise<Scene[]> {
  const sample = await inboxScenes(cast);
  return [
    ...sample.scenes,
    ...(await contactScenes(sample)),
    ...(await safetyScenes(cast, sample)),
  ];
}
