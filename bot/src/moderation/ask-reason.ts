import { personName } from '@kollab/contract';
import type { Context } from 'grammy';
import type { User } from 'grammy/types';
import { markup, type Html } from '#src/messages/html.ts';
import { asHtml, inlineKeyboard } from '#src/messages/message.ts';
import type { PressContext } from '#src/presses/answered-presses.ts';
import { textsIn } from '#src/texts/texts.ts';
import { packPress, readyReasonsFor, type ModerationPress } from './callback-data.ts';

const replyTo = (about: number | undefined) =>
  about === undefined
    ? {}
    : { reply_parameters: { message_id: about, allow_sending_without_reply: true } };

const messageOf = (ctx: Context) => ctx.callbackQuery?.message ?? ctx.message;

/** Of a group's members only whoever is named is asked to reply. */
const mention = ({ id, first_name: name }: User) =>
  markup`<a href="tg://user?id=${id}">${personName(name)}</a>`;

/** Asks for a reason in reply to what was pressed or said, and opens the reply in the client. */
export async function askReason(ctx: Context, question: Html) {
  const { moderation } = textsIn(ctx);
  const about = messageOf(ctx);
  if (!about || !ctx.from) return;
  const isGroup = about.chat.type !== 'private';
  const text = isGroup ? markup`${mention(ctx.from)}, ${question}` : question;
  await ctx.api.sendMessage(about.chat.id, text.html, {
    ...asHtml,
    ...replyTo(about.message_id),
    reply_markup: {
      force_reply: true,
      selective: isGroup,
      input_field_placeholder: moderation.reasonPlaceholder,
    },
  });
}

/** Offers ready reasons as buttons, and one to write another. */
export async function offerReasons(ctx: PressContext, press: ModerationPress, question: Html) {
  const { moderation } = textsIn(ctx);
  const about = messageOf(ctx);
  if (!about) return;
  const ready = readyReasonsFor(press).map((text, reason) => [
    { text, callbackData: packPress({ ...press, action: { reason } }) },
  ]);
  const own = {
    text: moderation.ownReason,
    callbackData: packPress({ ...press, action: 'write' }),
  };
  await ctx.api.sendMessage(about.chat.id, question.html, {
    ...asHtml,
    ...replyTo(about.message_id),
    reply_markup: inlineKeyboard([...ready, [own]]),
  });
}

/** The offer says how it ended; a client that lost the message changes nothing about that. */
export async function endOffer(ctx: PressContext, text: Html) {
  await ctx.editMessageText(text.html, asHtml).catch(() => undefined);
}
