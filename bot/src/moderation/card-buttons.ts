import { approveProfile, setInReview, type Client } from '@kollab/contract';
import { Composer, type CallbackQueryContext, type Context } from 'grammy';
import type { Logger } from 'pino';
import { actingFor } from '#src/api.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { moderation as texts } from '#src/texts/ru.ts';
import { askReason } from './ask-reason.ts';
import { pressPattern, unpackPress, type ModerationPress } from './callback-data.ts';
import { nameOnCard } from './card.ts';
import { referenceLink } from './reference.ts';
import { logRefusal, refusalOf } from './refusals.ts';
import { findWhyClosed } from './submission-state.ts';

interface Surroundings {
  api: Client;
  app: MiniApp;
  logger: Logger;
}

type Press = CallbackQueryContext<Context>;

/**
 * The buttons under a moderation card. Every press is answered; the cards themselves change by
 * notifications alone, in every moderator's chat alike.
 */
export function cardButtons({ api, app, logger }: Surroundings): Composer<Context> {
  const carryOut = {
    async approve(ctx: Press, { telegramId, version }: ModerationPress) {
      await api(
        approveProfile,
        { params: { telegramId }, body: { version } },
        actingFor(ctx.from.id),
      );
      return texts.approved;
    },
    async take(ctx: Press, { telegramId, version }: ModerationPress) {
      const parts = { params: { id: telegramId }, body: { version } };
      await api(setInReview, parts, actingFor(ctx.from.id));
      return texts.taken;
    },
    async reject(ctx: Press, press: ModerationPress) {
      const closed = await findWhyClosed(api, ctx.from.id, press);
      if (closed !== undefined) return closed;
      const card = ctx.callbackQuery.message;
      const person = referenceLink(app, { ...press, name: nameOnCard(card?.text ?? '') });
      await askReason(ctx, ctx.from.id, texts.askReason(person), card?.message_id);
      return undefined;
    },
  };

  const composer = new Composer();
  composer.callbackQuery(pressPattern, async (ctx, next) => {
    const press = unpackPress(ctx.callbackQuery.data);
    if (!press) return next();
    const text = await carryOut[press.action](ctx, press).catch((error: unknown) => {
      logRefusal(logger, { moderator: ctx.from.id, ...press }, error);
      return refusalOf(error).text;
    });
    await ctx.answerCallbackQuery({ text });
  });
  return composer;
}
