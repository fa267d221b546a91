import { getUser } from '@kollab/contract';
import { expect, test } from '#src/app/kollab.ts';
import { moderators } from '#src/cast/cast.ts';
import { buttonsOf } from '#src/cast/chat.ts';

const [vera, daniil] = moderators;

test.use({ sparing: true });

test('both moderators get a card with what changed and three buttons', async ({ cast }) => {
  const olya = await cast.newcomer('Ольга');
  await olya.submit('Ищу команду для хакатона');
  for (const moderator of moderators) {
    const card = await cast.card(moderator, olya.name);
    expect(card.text).toContain('Ищу команду для хакатона');
    const texts = buttonsOf(card);
    expect(texts).toEqual(expect.arrayContaining(['Одобрить', 'Отклонить', 'В работу']));
  }
});

test('approving by button publishes, tells the owner and closes both cards', async ({
  cast,
  product,
}) => {
  const { pressButton, told } = cast;
  const nina = await cast.newcomer('Нина');
  await nina.submit('Рисую интерфейсы');
  const card = await cast.card(vera, nina.name);
  const taken = await pressButton(vera, card, 'В работу');
  expect(taken.answer).toBeTruthy();
  await told(daniil, /Нина/, /Вера Орлова/);

  await pressButton(vera, card, 'Одобрить');
  const news = await told(nina.telegramId, /одобрен/i);
  expect(news.buttons.flat()[0]?.webApp).toBe(`${product.appUrl}/profile/moderation?approved=1`);
  for (const moderator of moderators) {
    const closed = await told(moderator, /Нина/, /Одобрено/);
    expect(closed.text).toContain('Вера Орлова');
    expect(closed.buttons).toEqual([]);
  }
  const published = await nina.call(getUser, { params: { id: nina.telegramId } });
  expect(published).toMatchObject({
    statusShort: 'Рисую интерфейсы',
    moderationStatus: 'Approved',
  });
});

test('a reason that comes after the decision answers «уже обработано» and changes nothing', async ({
  cast,
  control,
}) => {
  const { offerReasons, pressButton, told, find } = cast;
  const zoya = await cast.newcomer('Зоя');
  await zoya.submit('Учу физику');
  const card = await cast.card(daniil, zoya.name);
  const offer = await offerReasons(daniil, card);
  await pressButton(daniil, offer, 'Своя причина');
  const prompt = await told(daniil, /Зо[^]*Ответьте/);
  await cast.approve(zoya);
  await control.write(daniil, 'Слишком поздно пришёл', prompt.messageId);
  await find(daniil, ({ text }) => text?.startsWith('уже обработано. Одобрено: ') ?? false);
  const own = await zoya.profile();
  expect(own.moderationStatus).toBe('Approved');
});

test('rejecting asks for a reason of five characters and gives the text back as a draft', async ({
  cast,
  control,
}) => {
  const { offerReasons, pressButton, told } = cast;
  const rita = await cast.newcomer('Рита');
  await rita.submit('Продам гараж');
  const card = await cast.card(vera, rita.name);
  const offer = await offerReasons(vera, card);
  await pressButton(vera, offer, 'Своя причина');
  const prompt = await told(vera, /Рит/, /Ответьте/);
  await control.write(vera, 'Нет', prompt.messageId);
  const again = await told(vera, 'Нужно ≥5 символов');
  await control.write(vera, 'Это реклама', again.messageId);
  const news = await told(rita.telegramId, /Это реклама/);
  expect(news.buttons.flat()[0]?.webApp).toContain('/profile/moderation');
  const own = await rita.profile();
  expect(own).toMatchObject({
    moderationStatus: 'Rejected',
    rejectionReason: 'Это реклама',
    pendingChanges: [{ changeType: 'statusShort', newValue: 'Продам гараж', state: 'draft' }],
  });
  await told(daniil, /Рита/, /Отклонено/);
});

test('the calls of the specification decide as the buttons do', async ({ cast }) => {
  const { told } = cast;
  const lena = await cast.newcomer('Лена');
  await lena.submit('Пишу тексты');
  await cast.reject(lena, 'Добавьте подробностей');
  const news = await told(lena.telegramId, /Причина/);
  expect(news.text).toContain('Добавьте подробностей');
});

test('who blocked the bot hears nothing until they come back', async ({ cast, control }) => {
  const { told } = cast;
  const kira = await cast.newcomer('Кира');
  await control.ask(`/chats/${kira.telegramId}/block`, {});
  await kira.submit('Снимаю кино');
  await cast.card(daniil, kira.name);
  await cast.approve(kira);
  await told(daniil, /Кира/, /Одобрено/);
  const before = await control.messages(kira.telegramId);
  await control.ask(`/chats/${kira.telegramId}/unblock`, {});
  const news = await told(kira.telegramId, /одобрен/i);
  expect(before.map(({ messageId }) => messageId)).not.toContain(news.messageId);
});
