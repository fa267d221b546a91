import { Api } from 'grammy';
import { expect, it, onTestFinished } from 'vitest';
import { telegramServer } from '#test/telegram-server.ts';
import { unadornedAgain } from './unadorned.ts';

const yes = { text: 'Принять', callback_data: 'a' };
const adorned = {
  message_effect_id: '5046509860389126442',
  reply_markup: { inline_keyboard: [[{ ...yes, style: 'success' as const }]] },
};

async function sending(description: string, text = 'Вас приняли') {
  const refusals = [{ error_code: 400, description }];
  const telegram = await telegramServer(() => refusals.shift());
  onTestFinished(() => telegram.close());
  const api = new Api('42:secret', { apiRoot: telegram.apiRoot });
  api.config.use(unadornedAgain);
  const sent = await api.sendMessage(1001, text, adorned).catch(() => undefined);
  return { sent, calls: telegram.callsOf('sendMessage') };
}

it.each(['Bad Request: EFFECT_ID_INVALID', 'Bad Request: BUTTON_STYLE_INVALID'])(
  'what is refused for its looks is sent without them: %s',
  async (description) => {
    const { sent, calls } = await sending(description);
    expect(sent).toMatchObject({ message_id: 101 });
    expect(calls).toHaveLength(2);
    expect(calls[1]).toEqual({
      chat_id: 1001,
      text: 'Вас приняли',
      reply_markup: { inline_keyboard: [[yes]] },
    });
  },
);

it('moments are told in their words where a server knows no others', async () => {
  const { calls } = await sending(
    'Bad Request: can\'t parse entities: Unsupported start tag "tg-time" at byte offset 3',
    '<b>До <tg-time unix="1" format="t">14:27 МСК</tg-time></b>',
  );
  expect(calls[1]).toMatchObject({ text: '<b>До 14:27 МСК</b>' });
});

it('what is refused for anything else is not sent again', async () => {
  const { sent, calls } = await sending('Bad Request: BUTTON_DATA_INVALID');
  expect(sent).toBeUndefined();
  expect(calls).toHaveLength(1);
});
