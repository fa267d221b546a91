import { addToProjectTeam, decideApplication, requestContact } from '@kollab/contract';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSharedKollab } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { sees, seesNo } from '#src/app/sees.ts';
import { close } from '#src/app/steps.ts';
import type { Someone } from '#src/cast/cast.ts';
import { buttonsOf, screensOf } from '#src/cast/chat.ts';
import { applyTo, approve, create, publish } from '#src/cast/projects.ts';

const { product, cast, control, openApp, openSandbox } = await useSharedKollab({ sparing: true });
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
  app.getByTestId('tabbar').getByRole('link', { name: 'Сегодня', exact: false });

const badge = (screen: Screen) => tab(screen).getByTestId('unread');

/** Where an element stands on its page, in pixels. */
interface Place {
  offsetTop: number;
  offsetHeight: number;
}

const textOf = async (entry: Locator) => (await entry.locator('p').first().textContent()) ?? '';

test('what the bot told is news in its words, and what waits is answered in place', async () => {
  const { owner, ada, lev, bridge } = await tell();
  const said = (await control.messages(lev.telegramId)).filter(({ from }) => from === 'bot');
  const news = said.slice(-1);
  const screen = await openSandbox(lev.telegramId);
  const { app } = screen;
  await screen.pressInChat('Рассказать о себе');
  await sees(badge(screen).getByText('4', { exact: true }));
  await tab(screen).click();
  const entries = app.getByTestId('inbox-entry');
  const waiting = app.getByTestId('waiting');
  await sees(waiting.getByRole('link', { name: /^Вы в команде проекта «Тихий двор»/ }).first());
  await sees(entries.first());
  const shown = await entries.all();
  expect(await Promise.all(shown.map(textOf))).toEqual(news.map(({ text }) => text));
  const led = await Promise.all(
    shown.map(async (entry) => entry.locator('a[href^="/"]').last().getAttribute('href')),
  );
  expect(led.map((path) => product.appUrl + path)).toEqual(news.flatMap(screensOf));
  await entries.last().scrollIntoViewIfNeeded();
  await seesNo(badge(screen));

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
  await sees(request.getByText('Контакт передан'));
  expect(await request.getByRole('button').count()).toBe(0);
  await told(ada, 'Познакомьтесь: Лев Ясный');
  const asked = await told(lev, 'Познакомьтесь: Ада Речная');
  expect(buttonsOf(asked)).toEqual(['Открыть профиль']);

  const invitation = row('Пешеходный мост');
  await invitation.getByRole('button', { name: 'Принять' }).click();
  await sees(invitation.getByText('Вы в команде'));
  expect(await places()).toEqual(before);
  await told(owner, 'Приглашение принято');
  expect((await told(owner, 'Познакомьтесь: Лев Ясный')).text).toContain('«Пешеходный мост»');
  expect(buttonsOf(await told(lev, 'Вы в команде проекта «Пешеходный мост»'))).toEqual([
    'Открыть проект',
  ]);
  await sees(invitation.getByRole('link', { name: /^Открыть проект/ }));
  await invitation.getByRole('link', { name: 'Пешеходный мост', exact: true }).click();
  await sees(app.getByRole('heading', { name: 'Пешеходный мост' }).first());
  expect(await screen.pathOf()).toBe(`/project/${bridge.id}/details`);

  const swing = await create(owner, 'Качели');
  await approve(cast, swing.id);
  await invite(owner, swing.id, lev);
  const card = await told(lev, 'приглашает вас в проект «Качели»');
  const { answer } = await pressButton(lev.telegramId, card, 'Принять');
  expect(answer).toBe('Вы в команде');
  await screen.back();
  await sees(app.getByRole('link', { name: /^Вы в команде проекта «Качели»/ }));
  expect(await entries.filter({ hasText: '«Качели»' }).count()).toBe(0);
  await screen.close();
});

test('a newcomer is led on, and has something to look at', async () => {
  const { telegramId } = await cast.newcomer('Нора', 'Первая');
  const page = await openApp(telegramId, '/messages');
  await sees(page.getByText('Здесь будут ваши новости'));
  const step = page.getByRole('link', { name: /^Расскажите о себе/ });
  expect(await step.getAttribute('href')).toBe('/?guide=1');
  await page.getByRole('link', { name: 'Посмотреть проекты' }).click();
  await sees(page.getByTestId('tabbar'));
  expect(new URL(page.url()).pathname).toBe('/followers');
  await close(page);
});
