import { addToProjectTeam, decideApplication, requestContact } from '@kollab/contract';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSharedKollab } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { sees, seesNo } from '#src/app/sees.ts';
import type { Someone } from '#src/cast/cast.ts';
import { buttonsOf, screensOf } from '#src/cast/chat.ts';
import { applyTo, approve, create, publish } from '#src/cast/projects.ts';

const { product, cast, control, openSandbox } = useSharedKollab();
const { pressButton } = cast;

const told = ({ telegramId }: Someone, said: string) => cast.told(telegramId, said);

const invite = (owner: Someone, projectId: string, { telegramId }: Someone) =>
  owner.call(addToProjectTeam, { body: { projectId, telegramId } });

/** Somebody without a username, who is written to by everyone at once. */
async function tell() {
  const { owner, project, vacancyId } = await publish(cast, 'Тихий двор', ['Садовник']);
  const lev = await cast.newcomer('Лев', 'Ясный');
  const { telegramId } = lev;
  await applyTo(project, vacancyId, lev);
  const params = { projectId: project.id, vacancyId, telegramId };
  await owner.call(decideApplication, { params, body: { status: 'Accepted' } });
  await told(lev, 'Вас приняли в команду проекта «Тихий двор»');

  const bridge = await create(owner, 'Пешеходный мост');
  await approve(cast, bridge.id);
  await invite(owner, bridge.id, lev);
  await told(lev, 'приглашает вас в проект «Пешеходный мост»');

  const ada = await cast.newcomer('Ада', 'Речная');
  await ada.call(requestContact, { params: { id: telegramId }, body: { text: 'Научите сажать?' } });
  await told(lev, 'Научите сажать?');

  await lev.submit('Сажаю деревья');
  await cast.approve(lev);
  await told(lev, 'Ваш профиль одобрен');
  return { owner, ada, lev, bridge };
}

const tab = ({ app }: Screen) =>
  app.getByTestId('tabbar').getByRole('link', { name: 'Сообщения', exact: false });

const badge = (screen: Screen) => tab(screen).getByTestId('unread');

const textOf = async (entry: Locator) => (await entry.locator('p').first().textContent()) ?? '';

test('what the bot told is in the inbox in its words, and is answered and left from there', async () => {
  const { owner, ada, lev, bridge } = await tell();
  const said = (await control.messages(lev.telegramId))
    .filter(({ from }) => from === 'bot')
    .slice(-4)
    .toReversed();
  const screen = await openSandbox(lev.telegramId);
  const { app } = screen;
  await screen.pressInChat('Открыть Kollab');
  await sees(badge(screen).getByText('4', { exact: true }));
  await tab(screen).click();
  const entries = app.getByTestId('inbox-entry');
  await sees(entries.nth(3));
  const shown = await entries.all();
  expect(await Promise.all(shown.map(textOf))).toEqual(said.map(({ text }) => text));
  const led = await Promise.all(
    shown.map(async (entry) => entry.locator('a[href^="/"]').last().getAttribute('href')),
  );
  expect(led.map((path) => product.appUrl + path)).toEqual(said.flatMap(screensOf));
  await seesNo(badge(screen));

  const entry = (text: string) => entries.filter({ hasText: text });
  await entry('Научите сажать?').getByRole('button', { name: 'Принять' }).click();
  await sees(entry('Познакомьтесь: Ада Речная').getByText('Контакт передан'));
  expect(await entry('Научите сажать?').getByRole('button').count()).toBe(0);
  await told(ada, 'Познакомьтесь: Лев Ясный');
  const asked = await told(lev, 'Познакомьтесь: Ада Речная');
  expect(buttonsOf(asked)).toEqual(['Открыть профиль']);

  await entry('Пешеходный мост').getByRole('button', { name: 'Принять' }).click();
  const joined = entry('Вы в команде проекта «Пешеходный мост»');
  await sees(joined);
  await told(owner, 'Приглашение принято');
  expect((await told(owner, 'Познакомьтесь: Лев Ясный')).text).toContain('«Пешеходный мост»');
  expect(buttonsOf(await told(lev, 'Вы в команде проекта «Пешеходный мост»'))).toEqual([
    'Открыть проект',
  ]);
  await joined.getByRole('link', { name: 'Открыть проект' }).click();
  await sees(app.getByRole('heading', { name: 'Пешеходный мост' }).first());
  expect(await screen.pathOf()).toBe(`/project/${bridge.id}/details`);

  const swing = await create(owner, 'Качели');
  await approve(cast, swing.id);
  await invite(owner, swing.id, lev);
  const card = await told(lev, 'приглашает вас в проект «Качели»');
  const { answer } = await pressButton(lev.telegramId, card, 'Принять');
  expect(answer).toBe('Вы в команде');
  await screen.back();
  const accepted = entry('Вы в команде проекта «Качели»');
  await sees(accepted);
  expect(await accepted.getByRole('button').count()).toBe(0);
  await screen.close();
});
