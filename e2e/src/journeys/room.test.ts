import { decideApplication, startParamOf } from '@kollab/contract';
import { expect, test } from 'vitest';
import { useSharedKollab } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { sees, seesNo } from '#src/app/sees.ts';
import { press } from '#src/app/steps.ts';
import { applyTo, publish } from '#src/cast/projects.ts';

const { cast, control, openSandbox } = await useSharedKollab({ sparing: true });

interface Group {
  telegramId: number;
  title: string;
  memberIds: number[];
  links: { url: string; isRevoked: boolean }[];
}
const groupOf = async (title: string) => {
  const groups = await control.ask<Group[]>('/groups');
  const found = groups.find((group) => group.title === title);
  if (!found) throw new Error(`There is no group «${title}».`);
  return found;
};

/** Opens a project in the mini-app by the bot's answer to a link. */
async function openProject(screen: Screen, telegramId: number, projectId: string) {
  await cast.ask(telegramId, `/start ${startParamOf({ screen: 'project', projectId })}`);
  await screen.pressInChat('Открыть проект');
}

test('an owner links a chat; the bot lets in who is accepted, and no stranger with the link', async () => {
  const { owner, project, vacancyId } = await publish(cast, 'Каток во дворе', ['Ледовар']);
  const member = await cast.newcomer('Прохор', 'Льдов', 'prohor_ldov');
  await applyTo(project, vacancyId, member);

  const screen = await openSandbox(owner.telegramId);
  const { page, app } = screen;
  const says = (text: string | RegExp) =>
    sees(page.getByTestId('group-messages').getByText(text).last());
  await openProject(screen, owner.telegramId, project.id);
  await press(app, 'Привязать чат');
  await page.getByLabel('Название группы').fill('Каток: команда');
  await page.getByTestId('add-bot').getByRole('button', { name: 'Добавить' }).click();
  await screen.told('«Каток: команда» теперь чат команды проекта «Каток во дворе»');
  await sees(app.getByRole('link', { name: /^Войти в чат команды/ }));

  const params = { projectId: project.id, vacancyId, telegramId: member.telegramId };
  await owner.call(decideApplication, { params, body: { status: 'Accepted' } });
  await screen.become(member.telegramId);
  await openProject(screen, member.telegramId, project.id);
  await press(app, /^Войти в чат команды/);
  const door = page.getByTestId('join-group');
  await door.getByRole('button', { name: 'Подать заявку' }).click();
  const { telegramId: chatId, links } = await groupOf('Каток: команда');
  await page.getByTestId(`group${chatId}`).click();
  await says('Прохор Льдов вступает в группу');

  const stranger = await cast.newcomer('Гость', 'Чужой');
  await screen.become(stranger.telegramId);
  const link = links.at(-1)?.url ?? '';
  await screen.say(link);
  await page.getByTestId('messages').getByRole('link', { name: link }).click();
  await door.getByRole('button', { name: 'Подать заявку' }).click();
  await screen.told('войти в него могут только её участники');
  const { memberIds } = await groupOf('Каток: команда');
  expect(memberIds).toEqual([owner.telegramId, member.telegramId]);

  await screen.become(owner.telegramId);
  await press(app, 'Отвязать чат');
  await page.getByTestId('popup').getByRole('button', { name: 'Отвязать чат' }).click();
  await sees(app.getByRole('button', { name: 'Привязать чат' }));
  await seesNo(app.getByRole('link', { name: /^Войти в чат команды/ }));

  // Who goes back without a chat is offered the link, which asks in the chat itself.
  await press(app, 'Привязать чат');
  await page.getByTestId('add-bot').getByRole('button', { name: 'Отмена' }).click();
  await press(app, 'Привязать чат');
  await page.getByTestId('add-bot').getByRole('button', { name: 'Добавить' }).click();
  await says(/теперь это чат команды проекта «Каток во дворе»/);
  await screen.close();
});
