import type { Client } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Logger } from 'pino';
import { markup } from '#src/messages/html.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import { refusalOf } from '#src/presses/refusals.ts';
import type { Texts } from '#src/texts/texts.ts';
import { askReason, endOffer, offerReasons } from './ask-reason.ts';
import {
  pressPattern,
  readyReasonsFor,
  unpackPress,
  type ModerationPress,
  type ReadyReason,
} from './callback-data.ts';
import { approve, reject, take } from './decisions.ts';
import { nameOn, readReference, referenceLink } from './reference.ts';
import { findWhyClosed } from './submission-state.ts';

interface Surroundings {
  api: Client;
  app: MiniApp;
  logger: Logger;
}

/**
 * The buttons under a moderation card. The cards themselves change by notifications alone, in every
 * moderator's chat alike.
 */
export function cardButtons({ api, app, logger }: Surroundings): Composer<Context> {
  const carryOut = {
    async approve(ctx: PressContext, press: ModerationPress, texts: Texts) {
      await approve(api, ctx.from.id, press);
      return texts.moderation.approved;
    },
    async take(ctx: PressContext, press: ModerationPress, texts: Texts) {
      await take(api, ctx.from.id, press);
      return texts.moderation.taken;
    },
    async reject(ctx: PressContext, press: ModerationPress, texts: Texts) {
      const closed = await findWhyClosed(api, ctx.from.id, press, texts);
      if (closed !== undefined) return closed;
      await offerReasons(ctx, press, texts.moderation.chooseReason(subjectOn(ctx, press, texts)));
      return undefined;
    },
    async write(ctx: PressContext, press: ModerationPress, texts: Texts) {
      const closed = await findWhyClosed(api, ctx.from.id, press, texts);
      if (closed !== undefined) return closed;
      await askReason(ctx, texts.moderation.askReason(subjectOn(ctx, press, texts)));
      return undefined;
    },
  };

  /** What a card or an offer of reasons is about, as a link that carries it. */
  function subjectOn(ctx: PressContext, press: ModerationPress, texts: Texts) {
    const message = ctx.callbackQuery.message;
    const name =
      press.action === 'write' && message?.text !== undefined
        ? (readReference(message)?.name ?? '')
        : nameOn(message?.text ?? '', press);
    return referenceLink(app, { ...press, name }, texts);
  }

  /** Rejects with a ready reason; the offer says so and asks no more, whatever came of it. */
  async function give(
    ctx: PressContext,
    press: ModerationPress,
    texts: Texts,
    { reason }: ReadyReason,
  ) {
    const comment = readyReasonsFor(press)[reason];
    if (comment === undefined) return texts.presses.staleButton;
    try {
      await reject(api, ctx.from.id, press, comment);
    } catch (error) {
      const refused = refusalOf(error, texts);
      if (!refused.isWorthAnotherTry) await endOffer(ctx, markup`${refused.text}`);
      throw error;
    }
    await endOffer(ctx, texts.moderation.rejectedFor(comment));
    return texts.moderation.rejectedShort;
  }

  return answeredPresses({
    pattern: pressPattern,
    unpack: unpackPress,
    carryOut: (ctx, press, texts) =>
      typeof press.action === 'string'
        ? carryOut[press.action](ctx, press, texts)
        : give(ctx, press, texts, press.action),
    logger,
  });
}
