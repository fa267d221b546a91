import { addToProjectTeam, decideApplication, requestContact } from '@kollab/contract';
import type { Locator } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import type { Cast, Someone } from '#src/cast/cast.ts';
import { buttonsOf, screensOf } from '#src/cast/chat.ts';
import { applyTo, approve, create, publish } from '#src/cast/projects.ts';

test.use({ sparing: true });

const told = (cast: Cast, { telegramId }: Someone, said: string) => cast.told(telegramId, said);

const invite = (owner: Someone, projectId: string, { telegramId }: Someone) =>
  owner.call(addToProjectTeam, { body: { projectId, telegramId } });

/** Without a username, and written to by everyone at once. */
async function tell(cast: Cast) {
  const { owner, project, vacancyId } = await publish(cast, 'Тихий двор', ['Садовник']);
  const lev = await cast.newcomer('Лев', 'Ясный');
  const { telegramId } = lev;
  await applyTo(project, vacancyId, lev);
  const params = { projectId: project.id, vacancyId, telegramId };
  await owner.call(decideApplication, { params, body: { status: 'Accepted' } });
  await told(cast, lev, 'Вас приняли в команду проекта «Тихий двор»');

  const bridge = await create(owner, 'Пешеходный мост');
  await approve(cast, bridge.id);
  await invite(owner, bridge.id, lev);
  await told(cast, lev, 'приглашает вас в проект «Пешеходный мост»');

  const ada = await cast.newcomer('Ада', 'Речная');
  await ada.call(requestContact, { params: { id: telegramId }, body: { text: 'Научите сажать?' } });
  await told(cast, lev, 'Научите сажать?');

  await lev.submit('Сажаю деревья');
  await cast.approve(lev);
  await told(cast, lev, 'Ваш профиль одобрен');
  return { owner, ada, lev, bridge };
}

const tab = ({ app }: Screen) =>
  app.getByTestId('tabbar').getByRole('link', { name: 'Сегодня', exact: false });

const badge = (screen: Screen) => tab(screen).getByTestId('unread');

interface Place {
  offsetTop: number;
  offsetHeight: number;
}

/** In the news, paragraphs stand for some of the marks. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu);
const textOf = async (entry: Locator) => (await entry.locator('p').allTextContents()).join(' ');

test('what the bot told is news in its words, and what waits is answered in place', async ({
  cast,
  product,
  control,
  openSandbox,
}) => {
  const { owner, ada, lev, bridge } = await tell(cast);
  const said = (await control.messages(lev.telegramId)).filter(({ from }) => from === 'bot');
  const news = said.slice(-1);
  const screen = await openSandbox(lev.telegramId);
  const { app } = screen;
  await screen.pressInChat('Рассказать о себе');
  await expect(badge(screen).getByText('4', { exact: true })).toBeVisible();
  await tab(screen).click();
  const entries = app.getByTestId('inbox-entry');
  const waiting = app.getByTestId('waiting');
  await expect(
    waiting.getByRole('link', { name: /^Вы в команде проекта «Тихий двор»/ }).first(),
  ).toBeVisible();
  await expect(entries.first()).toBeVisible();
  const shown = await entries.all();
  const texts = await Promise.all(shown.map(textOf));
  expect(texts.map(wordsOf)).toEqual(news.map(({ text }) => wordsOf(text)));
  const led = await Promise.all(
    shown.map(async (entry) => entry.locator('a[href^="/"]').last().getAttribute('href')),
  );
  expect(led.map((path) => product.appUrl + path)).toEqual(news.flatMap(screensOf));
  await entries.last().scrollIntoViewIfNeeded();
  await expect(badge(screen)).toBeHidden();

  const row = (text: string) => app.getByTestId('waiting-row').filter({ hasText: text });
  const places = () =>
    app
      .getByTestId('waiting-row')
      .evaluateAll((rows) =>
        (rows as Place[]).map(({ offsetTop, offsetHeight }) => [offsetTop, offsetHeight]),
      );
  const before = await places();
  expect(before).toHaveLength(2);
  const request = row('Научите сажать?');
  await request.getByRole('button', { name: 'Принять' }).click();
  await expect(request.getByText('Контакт передан')).toBeVisible();
  expect(await request.getByRole('button').count()).toBe(0);
  await told(cast, ada, 'Познакомьтесь: Лев Ясный');
  const asked = await told(cast, lev, 'Познакомьтесь: Ада Речная');
  expect(buttonsOf(asked)).toEqual(['Открыть профиль']);

  const invitation = row('Пешеходный мост');
  await invitation.getByRole('button', { name: 'Принять' }).click();
  await expect(invitation.getByText('Вы в команде')).toBeVisible();
  expect(await places()).toEqual(before);
  await told(cast, owner, 'Приглашение принято');
  expect((await told(cast, owner, 'Познакомьтесь: Лев Ясный')).text).toContain('«Пешеходный мост»');
  expect(buttonsOf(await told(cast, lev, 'Вы в команде проекта «Пешеходный мост»'))).toEqual([
    'Открыть проект',
  ]);
  await expect(invitation.getByRole('link', { name: /^Открыть проект/ })).toBeVisible();
  await invitation.getByRole('link', { name: 'Пешеходный мост', exact: true }).click();
  await expect(app.getByRole('heading', { name: 'Пешеходный мост' }).first()).toBeVisible();
  expect(await screen.pathOf()).toBe(`/project/${bridge.id}/details`);
  await screen.close();
});
