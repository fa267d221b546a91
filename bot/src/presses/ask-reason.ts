import { personName } from '@kollab/contract';
import type { Context, MiddlewareFn } from 'grammy';
import type { Message, User } from 'grammy/types';
import { markup, type Html } from '#src/format/html.ts';
import { asHtml } from '#src/messages/message.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';

const replyTo = (about: number | undefined) =>
  about === undefined
    ? {}
    : { reply_parameters: { message_id: about, allow_sending_without_reply: true } };

const messageOf = (ctx: Context) => ctx.callbackQuery?.message ?? ctx.message;

/** Of a group's members only whoever is named is asked to reply. */
const mention = ({ id, first_name: name }: User) =>
  markup`<a href="tg://user?id=${id}">${personName(name)}</a>`;

export async function askReason(
  ctx: Context,
  question: Html,
  placeholder = textsIn(ctx).moderation.reasonPlaceholder,
) {
  const about = messageOf(ctx);
  if (!about || !ctx.from) return;
  const isGroup = about.chat.type !== 'private';
  const text = isGroup ? markup`${mention(ctx.from)}\n${question}` : question;
  await ctx.api.sendMessage(about.chat.id, text.html, {
    ...asHtml,
    ...replyTo(about.message_id),
    reply_markup: {
      force_reply: true,
      selective: isGroup,
      input_field_placeholder: placeholder,
    },
  });
}

/** A command in place of a reason: it is carried out, and the question asked again. */
export function askAgainAfterCommand(
  questionIn: (asked: Message, texts: Texts) => Html | undefined,
  placeholderIn?: (texts: Texts) => string,
): MiddlewareFn {
  return async (ctx, next) => {
    await next();
    const asked = ctx.message?.reply_to_message;
    if (!ctx.message?.text?.startsWith('/') || asked?.from?.id !== ctx.me.id) return;
    const texts = textsIn(ctx);
    const question = questionIn(asked, texts);
    if (question) await askReason(ctx, question, placeholderIn?.(texts));
  };
}
