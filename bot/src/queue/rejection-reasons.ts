import { ApiError, limits, tidyText } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import type { Message } from 'grammy/types';
import { markup, type Html } from '#src/format/html.ts';
import { asHtml } from '#src/messages/message.ts';
import { askAgainAfterCommand, askReason } from '#src/presses/ask-reason.ts';
import { logRefusal, refusalOf, type Refused } from '#src/presses/refusals.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';
import { reject } from './decisions.ts';
import type { MiniApp } from '#src/messages/mini-app.ts';
import { readQuestion, readReference, referenceLink, type Reference } from './reference.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

/** Replies to a question for a reason, in private also to a card itself: the reason (spec §5). */
export function rejectionReasons({ api, app, logger }: Surroundings): Composer<Context> {
  async function carryOut(moderator: number, about: Reference, reason: string, texts: Texts) {
    const wrong = whatIsWrong(reason, texts);
    if (wrong !== undefined) return { text: wrong, isWorthAnotherTry: true };
    try {
      await reject(api, moderator, about, reason);
      return undefined;
    } catch (error) {
      const { name: _, ...submission } = about;
      logRefusal(logger, { person: moderator, ...submission }, error);
      return late(error, texts) ?? refusalOf(error, texts);
    }
  }

  const question = (refused: Refused, about: Reference, texts: Texts) =>
    texts.moderation.again(refused.text, referenceLink(app, about, texts));

  const composer = new Composer();
  composer.on('message', async (ctx, next) => {
    const original = ctx.message.reply_to_message;
    const read = ctx.chat.type === 'private' ? readReference : readQuestion;
    const about = original?.from?.id === ctx.me.id ? read(app, original) : undefined;
    if (!about) return next();
    const { message_id: messageId } = ctx.message;
    const texts = textsIn(ctx);
    if (mayBeOfEarlier(app, original, about)) {
      const refused = { text: texts.moderation.cardUpdated, isWorthAnotherTry: true };
      return askReason(ctx, question(refused, about, texts));
    }
    const refused = await carryOut(ctx.from.id, about, tidy(ctx.message.text), texts);
    if (refused?.isWorthAnotherTry) {
      await askReason(ctx, question(refused, about, texts));
    } else {
      await answer(ctx, messageId, refused ? markup`${refused.text}` : texts.moderation.rejected);
    }
  });
  return composer;
}

function late(error: unknown, { presses, moderation }: Texts) {
  if (!(error instanceof ApiError) || error.code !== 'alreadyDecided') return undefined;
  const { decidedBy, status } = error.details ?? {};
  if (!decidedBy) return undefined;
  const outcome = status === 'Approved' ? moderation.approved : moderation.rejectedShort;
  return { text: `${presses.alreadyDecided}. ${outcome}: ${decidedBy}`, isWorthAnotherTry: false };
}

export const reasonsAskedAgain = (app: MiniApp) =>
  askAgainAfterCommand((asked, texts) => {
    const about = readQuestion(app, asked);
    return about && texts.moderation.askReason(referenceLink(app, about, texts));
  });

/**
 * Whether the reason may have been begun while a card showed an earlier version: the reply tells only
 * what the card shows now. A question stays about the version that it was asked about.
 */
const mayBeOfEarlier = (app: MiniApp, original: Message | undefined, { version }: Reference) =>
  original?.edit_date !== undefined && version > 1 && !readQuestion(app, original);

const tidy = (text = '') => tidyText(text);

function whatIsWrong(reason: string, { moderation, errors }: Texts) {
  if (reason === '') return moderation.reasonNotText;
  const length = Array.from(reason).length;
  if (length < limits.rejectionReasonMin) return errors.reasonTooShort;
  if (length > limits.rejectionReasonMax) return errors.reasonTooLong;
  return undefined;
}

async function answer(ctx: Context, messageId: number, text: Html) {
  await ctx.reply(text.html, {
    ...asHtml,
    reply_parameters: { message_id: messageId, allow_sending_without_reply: true },
  });
}
