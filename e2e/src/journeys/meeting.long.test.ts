import { decideApplication, getRoom, offerRoom, paths } from '@kollab/contract';
import { expect, test } from '#src/app/kollab.ts';
import { patience } from '#src/app/open-app.ts';
import { close, press, words } from '#src/app/steps.ts';
import type { Someone } from '#src/cast/cast.ts';
import { applyTo, publish } from '#src/cast/projects.ts';
import type { Control } from '#src/product/control.ts';

test.use({ sparing: true });

async function roomOf(control: Control, owner: Someone, member: Someone, projectId: string) {
  const { telegramId } = owner;
  const group = { telegramId, title: 'Пруд: команда' };
  const { telegramId: chatId } = await control.ask<{ telegramId: number }>('/groups', group);
  const newMember = { telegramId, memberId: member.telegramId };
  await control.ask(`/groups/${chatId}/members`, newMember);
  const { url } = await owner.call(offerRoom, { params: { projectId }, body: {} });
  const startParameter = new URL(url ?? '').searchParams.get('startgroup') ?? '';
  const bot = { telegramId, status: 'administrator', canInvite: true, startParameter };
  await control.ask(`/groups/${chatId}/bot`, bot, 'PUT');
  const room = async () => (await owner.call(getRoom, { params: { projectId } })).room?.title;
  await expect.poll(room, { timeout: patience }).toBe(group.title);
  return chatId;
}

test('a team agrees upon its first meeting by a poll in its chat', async ({
  cast,
  control,
  openApp,
  openSandbox,
}) => {
  const { owner, project, vacancyId } = await publish(cast, 'Пруд у школы', ['Эколог']);
  const member = await cast.newcomer('Тихон', 'Ряскин', 'tihon_ryaskin');
  await applyTo(project, vacancyId, member);
  const params = { projectId: project.id, vacancyId, telegramId: member.telegramId };
  await owner.call(decideApplication, { params, body: { status: 'Accepted' } });
  const chatId = await roomOf(control, owner, member, project.id);

  const phone = await openApp(owner.telegramId, paths.meeting(project.id));
  await phone.getByRole('group', { name: 'День' }).getByRole('button').nth(2).click();
  for (const hour of ['12:00', '19:00']) await press(phone, hour);
  await press(phone, 'Спросить команду');
  await expect(words(phone, 'Ответили 1 из 2')).toBeVisible();
  await close(phone);

  const { page, close: leave } = await openSandbox(member.telegramId);
  await page.getByTestId(`group${chatId}`).click();
  const chat = page.getByTestId('group-messages');
  const poll = chat.getByTestId('poll');
  const [first, second] = [0, 1].map((place) => poll.getByRole('button').nth(place));
  await second?.click();
  await expect(poll.getByText('Итоги опроса')).toBeVisible();
  await expect(chat.getByText(/Созвон команды проекта «Пруд у школы»: .*\d\d:\d\d/)).toBeVisible();
  expect(await first?.isDisabled()).toBe(true);
  await leave();
});
