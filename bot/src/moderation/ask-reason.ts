import type { Context } from 'grammy';
import type { Html } from '#src/messages/html.ts';
import { asHtml } from '#src/messages/message.ts';
import { moderation as texts } from '#src/texts/ru.ts';

/** Asks for a reason in reply to a message, and opens the reply in the moderator's client. */
export async function askReason(ctx: Context, chatId: number, question: Html, about?: number) {
  await ctx.api.sendMessage(chatId, question.html, {
    ...asHtml,
    reply_markup: { force_reply: true, input_field_placeholder: texts.reasonPlaceholder },
    ...(about !== undefined && {
      reply_parameters: { message_id: about, allow_sending_without_reply: true },
    }),
  });
}
