import type { Client } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Logger } from 'pino';
import type { MiniApp } from '#src/mini-app.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import { moderation as texts } from '#src/texts/ru.ts';
import { askReason } from './ask-reason.ts';
import { pressPattern, unpackPress, type ModerationPress } from './callback-data.ts';
import { approve, take } from './decisions.ts';
import { nameOn, referenceLink } from './reference.ts';
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
    async approve(ctx: PressContext, press: ModerationPress) {
      await approve(api, ctx.from.id, press);
      return texts.approved;
    },
    async take(ctx: PressContext, press: ModerationPress) {
      await take(api, ctx.from.id, press);
      return texts.taken;
    },
    async reject(ctx: PressContext, press: ModerationPress) {
      const closed = await findWhyClosed(api, ctx.from.id, press);
      if (closed !== undefined) return closed;
      const card = ctx.callbackQuery.message;
      const subject = referenceLink(app, { ...press, name: nameOn(card?.text ?? '', press) });
      await askReason(ctx, ctx.from.id, texts.askReason(subject), card?.message_id);
      return undefined;
    },
  };

  return answeredPresses({
    pattern: pressPattern,
    unpack: unpackPress,
    carryOut: (ctx, press) => carryOut[press.action](ctx, press),
    logger,
  });
}
