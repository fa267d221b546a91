import type { ClaimedNotification } from '@kollab/contract';
import { type Api, GrammyError } from 'grammy';
import type { Logger } from 'pino';
import { markup, plainOf } from '#src/format/html.ts';
import type { Message } from '#src/messages/message.ts';
import { outcomeOf } from './outcome.ts';
import { writeMessage } from './write-message.ts';

const isTooLong = /too long/i;
/** Well below Telegram's 4096, however a shortened text is counted. */
const shortened = 3500;

/**
 * Writes a message; one that Telegram refuses for what it is goes once more, shortened where it was too
 * long and otherwise without its buttons. Throws the first refusal where neither is taken.
 */
export async function writeInAnyForm(
  telegram: Api,
  recipient: ClaimedNotification,
  message: Message,
  logger: Logger,
) {
  try {
    return await writeMessage(telegram, recipient, message);
  } catch (error) {
    if (!(error instanceof GrammyError) || error.error_code !== 400) throw error;
    if (outcomeOf(error).outcome !== 'failed') throw error;
    const again = plainer(message, isTooLong.test(error.description));
    const messageId = await writeMessage(telegram, recipient, again).catch(() => {
      throw error;
    });
    const { id, event } = recipient;
    // Its description may hold what was written.
    logger.error({ id, kind: event.kind }, 'Telegram took a notification in a plainer form only');
    return messageId;
  }
}

function plainer({ text, buttons, isPinned, onlyEdits }: Message, isShortened: boolean): Message {
  const kept = { ...(isPinned && { isPinned }), ...(onlyEdits && { onlyEdits }) };
  if (!isShortened) return { text, buttons: [], ...kept };
  const cut = plainOf(text).slice(0, shortened).toWellFormed();
  return { text: markup`${cut}…`, buttons, ...kept };
}
