import { approveProfile, getUser, getUserByTelegram, rejectProfile } from '@kollab/contract';
import { beforeAll, expect, test } from 'vitest';
import { buttonData, castOf, moderators, waitForMessage } from '#src/cast/cast.ts';
import { offerReasons, press } from '#src/cast/chat-steps.ts';
import { sharedProduct, type SharedProduct } from '#src/product/shared-product.ts';

let product: SharedProduct;
let cast: ReturnType<typeof castOf>;
const [vera, daniil] = moderators;

beforeAll(async () => {
  product = sharedProduct();
  cast = castOf(product);
}, 120_000);

test('both moderators get a card with what changed and three buttons', async () => {
  const olya = await cast.newcomer('Ольга');
  await olya.submit('Ищу команду для хакатона');
  for (const moderator of moderators) {
    const card = await cast.card(moderator, olya.name);
    expect(card.text).toContain('Ищу команду для хакатона');
    const texts = card.buttons.flat().map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Одобрить', 'Отклонить', 'В работу']));
  }
});

test('approving by button publishes, tells the owner and closes both cards', async () => {
  const { control } = cast;
  const nina = await cast.newcomer('Нина');
  await nina.submit('Рисую интерфейсы');
  const card = await cast.card(vera, nina.name);
  const taken = await control.press(vera, card.messageId, buttonData(card, 'В работу'));
  expect(taken.answer).toBeTruthy();
  await waitForMessage(
    control,
    daniil,
    ({ text }) => /Нина/.test(text) && /Вера Орлова/.test(text),
  );

  const approve = buttonData(card, 'Одобрить');
  await control.press(vera, card.messageId, approve);
  const told = await waitForMessage(control, nina.telegramId, ({ text }) => /одобрен/i.test(text));
  expect(told.buttons.flat()[0]?.webApp).toBe(`${product.appUrl}/`);
  for (const moderator of moderators) {
    const closed = await waitForMessage(
      control,
      moderator,
      ({ text }) => /Нина/.test(text) && /Одобрено/.test(text),
    );
    expect(closed.text).toContain('Вера Орлова');
    expect(closed.buttons).toEqual([]);
  }
  const published = await nina.call(getUser, { params: { id: nina.telegramId } });
  expect(published).toMatchObject({
    statusShort: 'Рисую интерфейсы',
    moderationStatus: 'Approved',
  });
});

test('a second press on a decided card answers «уже обработано» and changes nothing', async () => {
  const { control } = cast;
  const zoya = await cast.newcomer('Зоя');
  await zoya.submit('Учу физику');
  const card = await cast.card(daniil, zoya.name);
  const veraCalls = await cast.callAs(vera);
  const offer = await offerReasons(control, daniil, card);
  await press(control, daniil, offer, 'Своя причина');
  const prompt = await waitForMessage(control, daniil, ({ text }) => /Зо[^]*Ответьте/.test(text));
  await veraCalls(approveProfile, { params: { telegramId: zoya.telegramId }, body: {} });
  const late = await press(control, daniil, offer, 'В тексте реклама или спам');
  expect(late).toMatchObject({ alert: false, answer: 'уже обработано' });
  await control.write(daniil, 'Слишком поздно пришёл', prompt.messageId);
  await waitForMessage(control, daniil, ({ text }) => text === 'уже обработано');
  const own = await zoya.call(getUserByTelegram, { params: { telegramId: zoya.telegramId } });
  expect(own.moderationStatus).toBe('Approved');
});

test('rejecting asks for a reason of five characters and gives the text back as a draft', async () => {
  const { control } = cast;
  const rita = await cast.newcomer('Рита');
  await rita.submit('Продам гараж');
  const card = await cast.card(vera, rita.name);
  const offer = await offerReasons(control, vera, card);
  await control.press(vera, offer.messageId, buttonData(offer, 'Своя причина'));
  const prompt = await waitForMessage(
    control,
    vera,
    ({ text }) => /Рит/.test(text) && /Ответьте/.test(text),
  );
  await control.write(vera, 'Нет', prompt.messageId);
  const again = await waitForMessage(control, vera, ({ text }) =>
    text.includes('Нужно ≥5 символов'),
  );
  await control.write(vera, 'Это реклама', again.messageId);
  const told = await waitForMessage(control, rita.telegramId, ({ text }) =>
    /Это реклама/.test(text),
  );
  expect(told.buttons.flat()[0]?.webApp).toContain('/profile/moderation');
  const own = await rita.call(getUserByTelegram, { params: { telegramId: rita.telegramId } });
  expect(own).toMatchObject({
    moderationStatus: 'Rejected',
    rejectionReason: 'Это реклама',
    pendingChanges: [{ changeType: 'statusShort', newValue: 'Продам гараж', state: 'draft' }],
  });
  await waitForMessage(control, daniil, ({ text }) => /Рита/.test(text) && /Отклонено/.test(text));
});

test('the calls of the specification decide as the buttons do', async () => {
  const { control } = cast;
  const lena = await cast.newcomer('Лена');
  await lena.submit('Пишу тексты');
  const veraCalls = await cast.callAs(vera);
  const params = { telegramId: lena.telegramId };
  await veraCalls(rejectProfile, { params, body: { comment: 'Добавьте подробностей' } });
  const told = await waitForMessage(control, lena.telegramId, ({ text }) => /Причина/.test(text));
  expect(told.text).toContain('Добавьте подробностей');
});

test('who blocked the bot hears nothing until they come back', async () => {
  const { control } = cast;
  const kira = await cast.newcomer('Кира');
  await control.ask(`/chats/${kira.telegramId}/block`, {});
  await kira.submit('Снимаю кино');
  await cast.card(daniil, kira.name);
  const veraCalls = await cast.callAs(vera);
  await veraCalls(approveProfile, { params: { telegramId: kira.telegramId }, body: {} });
  await waitForMessage(control, daniil, ({ text }) => /Кира/.test(text) && /Одобрено/.test(text));
  const before = await control.messages(kira.telegramId);
  await control.ask(`/chats/${kira.telegramId}/unblock`, {});
  const told = await waitForMessage(control, kira.telegramId, ({ text }) => /одобрен/i.test(text));
  expect(before.map(({ messageId }) => messageId)).not.toContain(told.messageId);
});
