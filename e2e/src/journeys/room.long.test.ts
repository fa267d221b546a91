import { decideApplication, startParamOf } from '@kollab/contract';
import { expect, test } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { press } from '#src/app/steps.ts';
import type { Cast } from '#src/cast/cast.ts';
import { applyTo, publish } from '#src/cast/projects.ts';
import type { Control } from '#src/product/control.ts';

test.use({ sparing: true });

interface Group {
  telegramId: number;
  title: string;
  memberIds: number[];
  links: { url: string; isRevoked: boolean }[];
}
const groupOf = async (control: Control, title: string) => {
  const groups = await control.ask<Group[]>('/groups');
  const found = groups.find((group) => group.title === title);
  if (!found) throw new Error(`There is no group «${title}».`);
  return found;
};

async function openProject(cast: Cast, screen: Screen, telegramId: number, projectId: string) {
  await cast.ask(telegramId, `/start ${startParamOf({ screen: 'project', projectId })}`);
  await screen.pressInChat('Открыть проект');
}

test('an owner links a chat; the bot lets in who is accepted, and no stranger with the link', async ({
  cast,
  control,
  openSandbox,
}) => {
  const { owner, project, vacancyId } = await publish(cast, 'Каток во дворе', ['Ледовар']);
  const member = await cast.newcomer('Прохор', 'Льдов', 'prohor_ldov');
  await applyTo(project, vacancyId, member);

  const screen = await openSandbox(owner.telegramId);
  const { page, app } = screen;
  const says = (text: string | RegExp) =>
    expect(page.getByTestId('group-messages').getByText(text).last()).toBeVisible();
  await openProject(cast, screen, owner.telegramId, project.id);
  await press(app, /^Чат и встречи/);
  await press(app, 'Привязать чат');
  await page.getByLabel('Название группы').fill('Каток: команда');
  await page.getByTestId('add-bot').getByRole('button', { name: 'Добавить' }).click();
  await screen.told('«Каток: команда» теперь чат команды проекта «Каток во дворе»');
  await expect(app.getByRole('link', { name: /^Войти в чат команды/ })).toBeVisible();

  const params = { projectId: project.id, vacancyId, telegramId: member.telegramId };
  await owner.call(decideApplication, { params, body: { status: 'Accepted' } });
  await screen.become(member.telegramId);
  await openProject(cast, screen, member.telegramId, project.id);
  await press(app, /^Чат и встречи/);
  await press(app, /^Войти в чат команды/);
  const door = page.getByTestId('join-group');
  await door.getByRole('button', { name: 'Подать заявку' }).click();
  const { telegramId: chatId, links } = await groupOf(control, 'Каток: команда');
  await page.getByTestId(`group${chatId}`).click();
  await says('Прохор Льдов вступает в группу');

  const stranger = await cast.newcomer('Гость', 'Чужой');
  await screen.become(stranger.telegramId);
  const link = links.at(-1)?.url ?? '';
  await screen.say(link);
  await page.getByTestId('messages').getByRole('link', { name: link }).click();
  await door.getByRole('button', { name: 'Подать заявку' }).click();
  await screen.told('войти в него могут только её участники');
  const { memberIds } = await groupOf(control, 'Каток: команда');
  expect(memberIds).toEqual([owner.telegramId, member.telegramId]);

  await screen.become(owner.telegramId);
  await press(app, 'Отвязать чат');
  await page.getByTestId('popup').getByRole('button', { name: 'Отвязать чат' }).click();
  await expect(app.getByRole('button', { name: 'Привязать чат' })).toBeVisible();
  await expect(app.getByRole('link', { name: /^Войти в чат команды/ })).toBeHidden();

  // Who goes back without a chat is offered the link, which asks in the chat itself.
  await press(app, 'Привязать чат');
  await page.getByTestId('add-bot').getByRole('button', { name: 'Отмена' }).click();
  await press(app, 'Привязать чат');
  await page.getByTestId('add-bot').getByRole('button', { name: 'Добавить' }).click();
  await says(/теперь это чат команды проекта «Каток во дворе»/);
  await screen.close();
});
