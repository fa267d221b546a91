import { z } from 'zod';
import { toMessage, toUser } from '#src/bot-api/telegram/bot-message.ts';
import { inlineMessageId } from '#src/bot-api/telegram/inline-message.ts';
import { controlError, parseInput } from './input.ts';
import type { PressAnswer } from '#src/control/common/shapes.ts';
import type { Peer } from '#src/state/group.ts';
import { chatInstance } from './init-data.ts';
import type { Person } from '#src/people/people.ts';
import { findMessage } from '#src/state/chats.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const press = z.strictObject({ messageId: z.int(), data: z.string().min(1).max(64) });

export async function pressButton(
  telegram: Telegram,
  person: Person,
  peer: Peer,
  body: unknown,
): Promise<PressAnswer> {
  const { messageId, data } = parseInput(press, body);
  const message = findMessage(telegram.store, peer.telegramId, messageId);
  if (message === undefined) throw controlError(404, 'There is no such message');
  const buttons = message.keyboard?.inline_keyboard.flat() ?? [];
  if (!buttons.some((button) => 'callback_data' in button && button.callback_data === data)) {
    throw controlError(404, 'The message has no such button');
  }
  const query = telegram.callbackQueries.open();
  telegram.updates.push({
    callback_query: {
      id: query.id,
      from: toUser(person),
      // A message sent through the inline mode is the person's: the bot knows it by an id alone.
      ...(message.viaBot === true
        ? { inline_message_id: inlineMessageId(person, message) }
        : { message: toMessage(telegram, peer, message) }),
      chat_instance: chatInstance(telegram, peer),
      data,
    },
  });
  const answer = await query.answered();
  if (answer === undefined) {
    throw controlError(504, 'The bot did not answer the press in time');
  }
  return answer;
}
