import type { Transformer } from 'grammy';
import type { InlineKeyboardMarkup } from 'grammy/types';

/** What only makes a message look better: a server that does not know it refuses the whole message. */
const isAboutLooks = /EFFECT|STYLE|tg-time/i;

const withoutTimes = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(/<\/?tg-time[^>]*>/g, '') : text;

function unadorned(payload: Record<string, unknown>) {
  const { message_effect_id: _, ...rest } = payload;
  for (const key of ['text', 'caption']) {
    if (key in rest) rest[key] = withoutTimes(rest[key]);
  }
  const markup = rest['reply_markup'] as Partial<InlineKeyboardMarkup> | undefined;
  if (!markup?.inline_keyboard) return rest;
  const keyboard = markup.inline_keyboard.map((row) => row.map(({ style: __, ...key }) => key));
  return { ...rest, reply_markup: { ...markup, inline_keyboard: keyboard } };
}

/** Sends again without effect, colours and clocks what Telegram refused for them. */
export const unadornedAgain: Transformer = async (call, method, payload, signal) => {
  const answer = await call(method, payload, signal);
  if (answer.ok || answer.error_code !== 400 || !isAboutLooks.test(answer.description)) {
    return answer;
  }
  return call(method, unadorned(payload as Record<string, unknown>) as typeof payload, signal);
};
