import { expect, test } from '#src/app/kollab.ts';
import { toTab } from '#src/app/steps.ts';
import { buttonsOf } from '#src/cast/chat.ts';
import { applyTo, publish } from '#src/cast/projects.ts';

test.use({ sparing: true });

test('applications set to «никогда» are in the inbox alone; decisions about oneself still come', async ({
  cast,
  control,
}) => {
  const { told, ask, pressButton, changed } = cast;
  const { owner, project, vacancyId } = await publish(cast, 'Ночной автобус', ['Водитель']);
  const { telegramId } = owner;
  await told(telegramId, 'одобрен');
  const menu = await ask(telegramId, '/settings');
  expect(menu.text).toContain('О чём и когда писать');
  expect(buttonsOf(menu)).toEqual([
    'Отклики на мои проекты: сразу',
    'Приглашения: сразу',
    'Перемены в команде: сразу',
    'Просьбы о контакте: сразу',
    'Кто кому подходит: сразу',
    'Напоминания: сразу',
    'Тихие часы: нет',
    expect.stringMatching(/^Сводка за день: в \d\d:\d\d$/),
    'Часовой пояс: Москва',
    'В отъезде: нет',
  ]);
  const first = await pressButton(telegramId, menu, 'Отклики на мои проекты: сразу');
  expect(first.answer).toBe('Сохранено');
  const digest = await changed(telegramId, menu, 'Отклики на мои проекты: в сводке');
  await pressButton(telegramId, digest, 'Отклики на мои проекты: в сводке');
  await changed(telegramId, menu, 'Отклики на мои проекты: никогда');

  const gleb = await cast.newcomer('Глеб', 'Полночный');
  await applyTo(project, vacancyId, gleb);
  await cast.approve({ telegramId });
  await told(telegramId, 'Ваш профиль одобрен');
  const kinds = (await owner.inbox()).map(({ event }) => event.kind);
  // Whom a vacancy suits is worked out meanwhile, and may be there or not.
  expect(kinds.filter((kind) => kind !== 'vacancyMatched')).toEqual([
    'profileApproved',
    'applicationCard',
    'projectApproved',
  ]);
  const chat = await control.messages(telegramId);
  expect(chat.filter(({ text }) => text.includes('Новый отклик'))).toEqual([]);
});

test('another language is chosen in the settings; the mini-app and the bot speak it from then on', async ({
  cast,
  openSandbox,
}) => {
  const { ask, told } = cast;
  const { telegramId, submit } = await cast.newcomer('Элис', 'Двуязычная');
  const screen = await openSandbox(telegramId);
  const { app, pressInChat } = screen;
  await pressInChat('Открыть Kollab');
  await toTab(app, 'Профиль');
  await app.locator('a[href="/profile/settings"]').click();
  await app.getByLabel('Язык').selectOption('en');
  await expect(app.getByRole('heading', { name: 'Settings' })).toBeVisible();

  expect((await ask(telegramId, '/help')).text).not.toMatch(/[а-я]{3}/i);
  await submit('Looking for a team');
  await cast.approve({ telegramId });
  await told(telegramId, /profile.*approved/i);

  await app.getByLabel('Language').selectOption('auto');
  await expect(app.getByRole('heading', { name: 'Настройки' })).toBeVisible();
  expect((await ask(telegramId, '/help')).text).toMatch(/[а-я]{3}/i);
  await screen.close();
});
