import { approveProfile, getUser, readyReasons } from '@kollab/contract';
import { student } from '@kollab/sandbox/people';
import { saysInPassing } from '#src/app/in-passing.ts';
import { expect, test } from '#src/app/kollab.ts';
import { close, unfold } from '#src/app/steps.ts';
import { type Cast, moderators, type Someone } from '#src/cast/cast.ts';
import { buttonsOf } from '#src/cast/chat.ts';
import { almostComplete } from '#src/cast/projects.ts';
import type { Message } from '#src/product/control.ts';

const [vera, daniil] = moderators;

test.use({ sparing: true });

async function closedCards(cast: Cast, name: string): Promise<Message[]> {
  const { told } = cast;
  const cards = await Promise.all(
    moderators.map((moderator) =>
      told(moderator, new RegExp(`${name}[^]*(?:Одобрено|Отклонено): (?:Вера|Даниил)`)),
    ),
  );
  expect(cards.flatMap(({ buttons }) => buttons)).toEqual([]);
  return cards;
}

const toldTo = async (owner: Someone, ...kinds: string[]) =>
  (await owner.inbox()).filter(({ event }) => kinds.includes(event.kind));

test('a profile approved and rejected at the same moment has one outcome, told once', async ({
  cast,
}) => {
  const { offerReasons, pressButton, told } = cast;
  const nika = await cast.newcomer('Ника', 'Спорная');
  await nika.submit('Пою в хоре');
  const cards = await Promise.all(moderators.map((id) => cast.card(id, nika.name)));
  const [veras, daniils] = cards as [Message, Message];
  const offer = await offerReasons(daniil, daniils);
  const [, , , reason] = readyReasons.profile;
  const [approved, rejected] = await Promise.all([
    pressButton(vera, veras, 'Одобрить'),
    pressButton(daniil, offer, reason),
  ]);

  const isApproved = approved.answer === 'Одобрено';
  expect([approved.answer, rejected.answer]).toEqual(
    isApproved ? ['Одобрено', 'уже обработано'] : ['уже обработано', 'Отклонено'],
  );
  const decision = isApproved ? 'Одобрено: Вера Орлова' : 'Отклонено: Даниил Орехов';
  for (const { text } of await closedCards(cast, nika.name)) expect(text).toContain(decision);
  await told(nika.telegramId, isApproved ? 'Ваш профиль одобрен' : `Причина: ${reason}`);
  expect(await toldTo(nika, 'profileApproved', 'profileRejected')).toHaveLength(1);
  const { moderationStatus } = await nika.profile();
  expect(moderationStatus).toBe(isApproved ? 'Approved' : 'Rejected');
});

const status = 'Короткий статус';

test('a field rejected in the queue comes back with its reason, and its appeal goes to the other', async ({
  cast,
  openApp,
}) => {
  const { told, pressButton } = cast;
  const [, , , reason] = readyReasons.profile;
  const alya = await cast.newcomer('Аля', 'Полевая');
  const { telegramId } = alya;
  await alya.send(almostComplete);

  const queue = await openApp(vera, '/moderation?kind=profile');
  const item = queue.getByTestId('queue-card').filter({ hasText: alya.name });
  await unfold(item);
  await item.getByLabel(`Отклонить поле: ${status}`).check();
  await item.getByRole('button', { name: reason }).click();
  await saysInPassing(queue, 'Профиль одобрен частично', () =>
    item.getByRole('button', { name: 'Отклонить 1 поле, остальное одобрить' }).click(),
  );
  await close(queue);

  const news = await told(telegramId, 'Правки профиля одобрены частично');
  expect(news.text).toContain(`Что поправить:\n${status}: ${reason}`);
  const ilya = await cast.callAs(student.telegramId);
  expect(await ilya(getUser, { params: { id: telegramId } })).toMatchObject({
    university: 'МИСИС',
    major: 'Металлургия',
    statusShort: '',
  });

  const page = await openApp(telegramId, '/profile/moderation');
  await expect(page.getByTestId('timeline').getByText('Одобрено частично')).toBeVisible();
  await page.getByRole('button', { name: /^Обжаловать/ }).click();
  await page.getByLabel('С чем вы не согласны').fill('Это не реклама, а просьба о помощи.');
  await page.getByRole('button', { name: 'Отправить апелляцию' }).click();
  await expect(page.getByTestId('timeline').getByText('Апелляция отправлена')).toBeVisible();
  await close(page);

  const appeal = /Апелляция: профиль\nАля Полевая[^]*Это не реклама, а просьба о помощи\./;
  const own = await told(vera, appeal);
  expect(own.text).toContain('Решает другой модератор');
  expect(buttonsOf(own)).toEqual(['Открыть']);
  const veras = await cast.callAs(vera);
  await expect(veras(approveProfile, { params: { telegramId }, body: {} })).rejects.toMatchObject({
    statusCode: 403,
    code: 'ownDecision',
  });
  const { answer } = await pressButton(daniil, await told(daniil, appeal), 'Одобрить');
  expect(answer).toBe('Одобрено');
  await told(telegramId, 'Правки профиля одобрены');
  const { statusShort } = await ilya(getUser, { params: { id: telegramId } });
  expect(statusShort).toBe(almostComplete.statusShort);
});
