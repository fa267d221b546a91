import {
  ApiError,
  decideReport,
  getOwnRole,
  readyReasonsFor,
  type ReportDecision,
} from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import { actingFor } from '#src/platform/api.ts';
import { readerIn } from '#src/messages/reader.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import { isShown, redrawButtons, removeButtons } from '#src/presses/redraw.ts';
import type { Texts } from '#src/texts/texts.ts';
import { decisionButtons, reasonButtons, reportPress, type ReportPress } from './card.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

/**
 * The buttons under a report. Why somebody is hidden is asked in the card's own keyboard; a decision
 * changes the cards by notifications alone, in every moderator's chat alike.
 */
export function reports({ api, app, logger }: Surroundings): Composer<Context> {
  async function decide(
    ctx: PressContext,
    id: string,
    { decision, comment }: { decision: ReportDecision; comment?: string | undefined },
    { reportCard }: Texts,
  ) {
    const body = { decision, ...(comment !== undefined && { comment }) };
    try {
      await api(decideReport, { params: { id }, body }, actingFor(ctx.from.id));
    } catch (error) {
      if (isOver(error)) await removeButtons(ctx);
      // A card from before: nothing is done without a reason any more.
      if (isReasonMissing(error)) return askReason(ctx, id, reportCard);
      throw error;
    }
    return reportCard.decisions[decision];
  }

  async function askReason(ctx: PressContext, id: string, { chooseReason }: Texts['reportCard']) {
    await redrawButtons(ctx, reasonButtons(id, readerIn(ctx, app)));
    return chooseReason;
  }

  async function carryOut(ctx: PressContext, { action, reportId }: ReportPress, texts: Texts) {
    if (typeof action === 'object') {
      const comment = readyReasonsFor('removal')[action.reason];
      return decide(ctx, reportId, { decision: 'block', comment }, texts);
    }
    switch (action) {
      case 'dismiss':
      case 'block':
        return decide(ctx, reportId, { decision: action }, texts);
      case 'askSuspend':
      case 'suspend':
        return texts.reportCard.inApp;
    }
    // The card is everyone's in a group: only whoever may decide changes its buttons.
    const { role } = await api(getOwnRole, {}, actingFor(ctx.from.id));
    if (role === 'user') return texts.presses.notYours;
    // A client may still show buttons that a decision has taken from the card.
    if (!isShown(ctx)) return texts.presses.alreadyDecided;
    if (action === 'cancel') {
      await redrawButtons(ctx, decisionButtons(reportId, readerIn(ctx, app)));
      return undefined;
    }
    return askReason(ctx, reportId, texts.reportCard);
  }

  return answeredPresses({ data: reportPress, carryOut, logger });
}

/** Nothing is left to decide, so that buttons which a press put back late have to go. */
const isOver = (error: unknown) =>
  error instanceof ApiError && (error.code === 'alreadyDecided' || error.code === 'reportNotFound');

const isReasonMissing = (error: unknown) =>
  error instanceof ApiError && error.code === 'reasonTooShort';
