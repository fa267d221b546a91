import { ApiError, getOwnRole, readyReasonsFor } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import { actingFor } from '#src/platform/api.ts';
import { readerIn } from '#src/messages/reader.ts';
import { askReason } from '#src/presses/ask-reason.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import { isShown, redrawButtons, removeButtons } from '#src/presses/redraw.ts';
import type { Texts } from '#src/texts/texts.ts';
import { cardButtons, type CardState, reasonButtons, stateAfter } from './buttons.ts';
import { approve, reject, take } from './decisions.ts';
import { readReference, referenceLink } from './reference.ts';
import { readState } from './submission-state.ts';
import { type ModerationAction, moderationPress, type ModerationPress } from './submission.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

/**
 * The buttons under a moderation card. What the cards say changes by notifications alone, in every
 * moderator's chat alike; that takes away the reasons, too, which stand in a card's own keyboard.
 */
export function pressedCards({ api, app, logger }: Surroundings): Composer<Context> {
  async function carryOut(ctx: PressContext, press: ModerationPress, texts: Texts) {
    const { action, ...submission } = press;
    const { moderation } = texts;
    switch (action) {
      case 'approve':
        await approve(api, ctx.from.id, submission);
        return moderation.approved;
      case 'take':
        await take(api, ctx.from.id, submission);
        return moderation.taken;
      case 'write':
      case 'reject':
      case 'back':
      case 'backTaken':
      case 'backUnseen':
      case 'backUnseenTaken': {
        const { whyNot, changed } = await findWhyNot(ctx, press, texts);
        if (whyNot !== undefined) return whyNot;
        return action === 'write' ? ask(ctx, press, texts) : change(ctx, press, changed, texts);
      }
    }
    const comment = readyReasonsFor(submission.kind)[action.reason];
    if (comment === undefined) return texts.presses.staleButton;
    await reject(api, ctx.from.id, submission, comment);
    return moderation.rejectedShort;
  }

  /** Nobody is asked for a reason in vain, and a group's card changes for those who may decide. */
  async function findWhyNot(ctx: PressContext, press: ModerationPress, texts: Texts) {
    const { action: _, ...submission } = press;
    const { role } = await api(getOwnRole, {}, actingFor(ctx.from.id));
    if (role === 'user') {
      await removeOwnButtons(ctx);
      return { whyNot: texts.presses.notYours, changed: [] };
    }
    const { closed, changed } = await readState(api, ctx.from.id, submission);
    if (closed === 'alreadyDecided') await removeButtons(ctx);
    return { whyNot: closed && texts.presses[closed], changed };
  }

  async function ask(ctx: PressContext, press: ModerationPress, texts: Texts) {
    const { message } = ctx.callbackQuery;
    const name = (message?.text !== undefined && readReference(app, message)?.name) || '';
    await askReason(ctx, texts.moderation.askReason(referenceLink(app, { ...press, name }, texts)));
    return undefined;
  }

  async function change(
    ctx: PressContext,
    press: ModerationPress,
    changed: readonly string[],
    texts: Texts,
  ) {
    const { action, ...submission } = press;
    // The card has been drawn anew since, with buttons of its own.
    if (!isShown(ctx)) return texts.presses.staleButton;
    if (action === 'reject') {
      await redrawButtons(ctx, reasonButtons(submission, changed, texts, stateOf(ctx, press)));
      return texts.moderation.chooseReason;
    }
    const state = stateAfter(action);
    if (state) await redrawButtons(ctx, cardButtons(submission, readerIn(ctx, app), state));
    return undefined;
  }

  return answeredPresses({
    data: moderationPress,
    async carryOut(ctx, press, texts) {
      try {
        return await carryOut(ctx, press, texts);
      } catch (error) {
        if (isOver(error)) await removeButtons(ctx);
        if (error instanceof ApiError && error.code === 'forbidden') await removeOwnButtons(ctx);
        throw error;
      }
    },
    logger,
  });
}

const isOver = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'alreadyDecided' || error.code === 'nothingSubmitted');

/** Who moderates no more presses nothing in vain again; a group's card is the others', too. */
async function removeOwnButtons(ctx: PressContext) {
  if (ctx.chat?.type === 'private') await removeButtons(ctx);
}

function stateOf({ callbackQuery: { message } }: PressContext, press: ModerationPress): CardState {
  const shown = message?.reply_markup?.inline_keyboard.flat() ?? [];
  const offers = (action: ModerationAction) => {
    const data = moderationPress.pack({ ...press, action });
    return shown.some((key) => 'callback_data' in key && key.callback_data === data);
  };
  return { isTaken: !offers('take'), isUnseen: !offers('approve') };
}
