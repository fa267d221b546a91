import type { MiddlewareFn } from 'grammy';
import type { Logger } from 'pino';
import { textsIn } from '#src/texts/texts.ts';
import { logRefusal, refusalOf } from '#src/presses/refusals.ts';

/** A command that could not be carried out is answered with why. */
export function answeringFailures(logger: Logger): MiddlewareFn {
  return async (ctx, next) => {
    if (!ctx.message?.text?.startsWith('/') || ctx.chat?.type !== 'private') return next();
    try {
      return await next();
    } catch (error) {
      logRefusal(logger, { person: ctx.from?.id }, error);
      await ctx.reply(refusalOf(error, textsIn(ctx)).text);
    }
  };
}
