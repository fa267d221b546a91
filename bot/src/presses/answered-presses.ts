import { Composer, type Context, type Filter } from 'grammy';
import type { Logger } from 'pino';
import { textsIn, type Texts } from '#src/texts/texts.ts';
import type { PressData } from './press-data.ts';
import { isUntold } from './redraw.ts';
import { logRefusal, refusalOf } from './refusals.ts';

export type PressContext = Filter<Context, 'callback_query:data'>;

interface Buttons<Press extends object> {
  /** What these buttons carry; others' presses are left to others. */
  data: PressData<Press>;
  /** Answers with what is said of what was done, in the presser's language. */
  carryOut: (ctx: PressContext, press: Press, texts: Texts) => Promise<string | undefined>;
  logger: Logger;
  /** All that the press carries, unless said otherwise. */
  factsOf?: (press: Press) => object;
}

/** Every press is answered: with what was done, or why it was not. */
export function answeredPresses<Press extends object>(buttons: Buttons<Press>): Composer<Context> {
  const { data, carryOut, logger, factsOf = (press: Press) => press } = buttons;
  const composer = new Composer();
  composer.on('callback_query:data', async (ctx, next) => {
    const press = data.unpack(ctx.callbackQuery.data);
    if (!press) return next();
    const texts = textsIn(ctx);
    let isDone = true;
    const text = await carryOut(ctx, press, texts).catch((error: unknown) => {
      isDone = false;
      logRefusal(logger, { person: ctx.from.id, ...factsOf(press) }, error);
      return refusalOf(error, texts).text;
    });
    await ctx.answerCallbackQuery({ text });
    if (isDone && text !== undefined && isUntold(ctx) && ctx.chat?.type === 'private') {
      await ctx.reply(text);
    }
  });
  return composer;
}
