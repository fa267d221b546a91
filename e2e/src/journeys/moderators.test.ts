import {
  approveProfile,
  getProject,
  getUser,
  grantModerator,
  readyReasons,
  sendToModeration,
  takeModerator,
} from '@kollab/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';
import { admin, student } from '@kollab/sandbox/people';
import { openScene } from '#src/scenes/open-scene.ts';
import { castOf, moderators, waitForMessage } from '#src/cast/cast.ts';
import { inboxOf, offerReasons, ownProfile, press, sayingIn } from '#src/cast/chat-steps.ts';
import type { Message } from '#src/product/control.ts';
import { sharedProduct, type SharedProduct } from '#src/product/shared-product.ts';
import { almostComplete, type Cast, complete, create, type Someone } from '#src/cast/projects.ts';

let product: SharedProduct;
let browser: Browser;
let cast: Cast;
let says: ReturnType<typeof sayingIn>;
const [vera, daniil] = moderators;

beforeAll(async () => {
  product = sharedProduct();
  browser = await launchChromium();
  cast = castOf(product);
  says = sayingIn(cast.control);
}, 120_000);
afterAll(() => browser.close());

/** Both moderators' cards, as soon as they say who decided and have no buttons. */
async function closedCards(name: string): Promise<Message[]> {
  const cards = await Promise.all(
    moderators.map((moderator) =>
      says(moderator, new RegExp(`${name}[^]*(?:Одобрено|Отклонено): (?:Вера|Даниил)`)),
    ),
  );
  expect(cards.flatMap(({ buttons }) => buttons)).toEqual([]);
  return cards;
}

const toldTo = async (owner: Someone, ...kinds: string[]) =>
  (await inboxOf(owner)).filter(({ event }) => kinds.includes(event.kind));

test('a profile approved and rejected at the same moment has one outcome, told once', async () => {
  const { control } = cast;
  const nika = await cast.newcomer('Ника', 'Спорная');
  await nika.submit('Пою в хоре');
  const cards = await Promise.all(moderators.map((id) => cast.card(id, nika.name)));
  const [veras, daniils] = cards as [Message, Message];
  const offer = await offerReasons(control, daniil, daniils);
  const [reason] = readyReasons.profile;
  const [approved, rejected] = await Promise.all([
    press(control, vera, veras, 'Одобрить'),
    press(control, daniil, offer, reason),
  ]);

  const isApproved = approved.answer === 'Одобрено';
  expect([approved.answer, rejected.answer]).toEqual(
    isApproved ? ['Одобрено', 'уже обработано'] : ['уже обработано', 'Отклонено'],
  );
  const decision = isApproved ? 'Одобрено: Вера Орлова' : 'Отклонено: Даниил Орехов';
  for (const { text } of await closedCards(nika.name)) expect(text).toContain(decision);
  await says(nika.telegramId, isApproved ? 'Ваш профиль одобрен' : `Причина: ${reason}`);
  expect(await toldTo(nika, 'profileApproved', 'profileRejected')).toHaveLength(1);
  const { moderationStatus } = await ownProfile(nika);
  expect(moderationStatus).toBe(isApproved ? 'Approved' : 'Rejected');
});

test('a project approved and rejected by reply at the same moment has one outcome, told once', async () => {
  const { control } = cast;
  const roman = await cast.newcomer('Роман', 'Спорный');
  await complete(roman);
  const project = await create(roman, 'Спорный сад');
  const cards = await Promise.all(moderators.map((id) => says(id, /Проект[^]*Спорный сад/)));
  const [veras, daniils] = cards as [Message, Message];
  const offer = await offerReasons(control, vera, veras);
  await press(control, vera, offer, 'Своя причина');
  const prompt = await says(vera, /Спорный сад[^]*Ответьте/);
  const [, approved] = await Promise.all([
    control.write(vera, 'Такой сад уже есть', prompt.messageId),
    press(control, daniil, daniils, 'Одобрить'),
  ]);

  const isApproved = approved.answer === 'Одобрено';
  expect(approved.answer).toBe(isApproved ? 'Одобрено' : 'уже обработано');
  await says(vera, isApproved ? /^уже обработано$/ : /^Отклонено\. Причину передали автору\.$/);
  const decision = isApproved ? 'Одобрено: Даниил Орехов' : 'Отклонено: Вера Орлова';
  for (const { text } of await closedCards('Спорный сад')) expect(text).toContain(decision);
  await says(roman.telegramId, isApproved ? '«Спорный сад» одобрен' : 'Такой сад уже есть');
  expect(await toldTo(roman, 'projectApproved', 'projectRejected')).toHaveLength(1);
  const { status } = await roman.call(getProject, { params: { projectId: project.id } });
  expect(status).toBe(isApproved ? 'одобрено' : 'rejected');
});

test('whose role was taken meanwhile decides nothing any more, by button or by reply', async () => {
  const { control } = cast;
  const zina = await cast.newcomer('Зина', 'Бывшая', 'zina_byvshaya');
  const sofya = await cast.callAs(admin.telegramId);
  const params = { id: zina.telegramId };
  await sofya(grantModerator, { params, body: {} });
  const oleg = await cast.newcomer('Олег', 'Ждущий');
  await oleg.submit('Чиню велосипеды');
  const card = await cast.card(zina.telegramId, oleg.name);
  const offer = await offerReasons(control, zina.telegramId, card);
  await sofya(takeModerator, { params, body: {} });

  const refusals = [
    await press(control, zina.telegramId, offer, 'Назад'),
    await press(control, zina.telegramId, offer, readyReasons.profile[0]),
  ];
  expect(refusals.map(({ answer }) => answer)).toEqual([
    'Это действие вам недоступно',
    'Это действие вам недоступно',
  ]);
  await control.write(zina.telegramId, 'Мне это не нравится', card.messageId);
  await waitForMessage(
    control,
    zina.telegramId,
    ({ text, replyTo }) => replyTo !== undefined && text === 'Это действие вам недоступно',
  );
  expect((await ownProfile(oleg)).moderationStatus).toBe('Pending');
});

const status = 'Короткий статус';

test('a field rejected in the queue comes back with its reason, and its appeal goes to the other', async () => {
  const { control } = cast;
  const [, , , reason] = readyReasons.profile;
  const alya = await cast.newcomer('Аля', 'Полевая');
  const { telegramId } = alya;
  await alya.call(sendToModeration, { body: { telegramId, changes: almostComplete } });

  const open = (who: number, path: string) =>
    openScene({
      browser,
      product,
      scene: { name: 'journey', telegramId: who, path },
      theme: 'light',
    });
  const queue = await open(vera, '/moderation?kind=profile');
  const item = queue.getByTestId('queue-card').filter({ hasText: alya.name });
  await item.getByLabel(`Отклонить это поле: ${status}`).check();
  await item.getByRole('button', { name: reason }).click();
  await item.getByRole('button', { name: 'Отклонить 1 поле, остальное одобрить' }).click();
  await queue.getByText('Профиль одобрен частично').waitFor();
  await queue.context().close();

  const told = await says(telegramId, 'Правки профиля одобрены частично');
  expect(told.text).toContain(`Что поправить:\n${status}: ${reason}`);
  const ilya = await cast.callAs(student.telegramId);
  expect(await ilya(getUser, { params: { id: telegramId } })).toMatchObject({
    university: 'МИСИС',
    major: 'Металлургия',
    statusShort: '',
  });

  const page = await open(telegramId, '/profile/moderation');
  await page.getByTestId('timeline').getByText('Одобрено частично').waitFor();
  await page.getByRole('button', { name: /^Обжаловать/ }).click();
  await page.getByLabel('С чем вы не согласны').fill('Это не реклама, а просьба о помощи.');
  await page.getByRole('button', { name: 'Отправить апелляцию' }).click();
  await page.getByTestId('timeline').getByText('Апелляция отправлена').waitFor();
  await page.context().close();

  const appeal = /Апелляция: профиль\nАля Полевая[^]*Это не реклама, а просьба о помощи\./;
  const own = await says(vera, appeal);
  expect(own.text).toContain('Решает другой модератор');
  expect(own.buttons.flat().map(({ text }) => text)).toEqual(['Открыть']);
  const veras = await cast.callAs(vera);
  await expect(veras(approveProfile, { params: { telegramId }, body: {} })).rejects.toMatchObject({
    statusCode: 403,
    code: 'ownDecision',
  });
  const { answer } = await press(control, daniil, await says(daniil, appeal), 'Одобрить');
  expect(answer).toBe('Одобрено');
  await says(telegramId, 'Ваш профиль одобрен');
  const { statusShort } = await ilya(getUser, { params: { id: telegramId } });
  expect(statusShort).toBe(almostComplete.statusShort);
});
