import { resolve } from 'node:path';
import { type Context, InputFile } from 'grammy';
import type { Logger } from 'pino';
import { sendOptions, type Message } from '#src/messages/message.ts';
import { describeFailure } from '#src/platform/failure.ts';

const picture = resolve(import.meta.dirname, '../../assets/welcome.png');

/** Greets with a picture above what is said; where that cannot be sent, without one. */
export function welcome(logger: Logger) {
  /** What Telegram calls the picture once it has it: it is uploaded once in the life of a process. */
  let fileId: string | undefined;
  return async (ctx: Context, message: Message) => {
    const { link_preview_options: _, ...options } = sendOptions(message);
    const caption = message.text.html;
    try {
      const { photo } = await ctx.replyWithPhoto(fileId ?? new InputFile(picture), {
        ...options,
        caption,
      });
      fileId = photo.at(-1)?.file_id;
    } catch (error) {
      fileId = undefined;
      logger.warn({ reason: describeFailure(error) }, 'The picture of the greeting was not sent');
      await ctx.reply(caption, sendOptions(message));
    }
  };
}
