import { Composer, type CallbackQueryContext, type Context } from 'grammy';
import type { Logger } from 'pino';
import { logRefusal, refusalOf } from './refusals.ts';

export type PressContext = CallbackQueryContext<Context>;

interface Buttons<Press extends object> {
  /** Matches the data of these buttons. */
  pattern: RegExp;
  unpack: (data: string) => Press | undefined;
  /** Does what was asked for and answers with what is said of it. */
  carryOut: (ctx: PressContext, press: Press) => Promise<string | undefined>;
  logger: Logger;
}

/** Buttons of which every press is answered: with what was done, or why it was not. */
export function answeredPresses<Press extends object>(buttons: Buttons<Press>): Composer<Context> {
  const { pattern, unpack, carryOut, logger } = buttons;
  const composer = new Composer();
  composer.callbackQuery(pattern, async (ctx, next) => {
    const press = unpack(ctx.callbackQuery.data);
    if (!press) return next();
    const text = await carryOut(ctx, press).catch((error: unknown) => {
      logRefusal(logger, { person: ctx.from.id, ...press }, error);
      return refusalOf(error).text;
    });
    await ctx.answerCallbackQuery({ text });
  });
  return composer;
}
