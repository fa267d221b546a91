import * as z from 'zod/mini';
import type { Config } from '#src/platform/config/config.ts';

const Me = z.object({ result: z.object({ username: z.string().check(z.regex(/^\w{1,64}$/)) }) });

const timeout = 5000;
const patience = 1000;
const restBetweenTries = 30_000;

/**
 * Who our bot is at Telegram. Asked for when first needed and kept; answers undefined while Telegram
 * does not tell, without making anybody wait longer than a second. `onFailure` is told no more than
 * that it failed: an error's text may hold the address, which holds the token.
 */
export function findBotName({ telegramApiRoot, botToken }: Config, onFailure: () => void) {
  let known: string | undefined;
  let asking: Promise<string | undefined> | undefined;
  let restUntil = 0;

  async function ask() {
    try {
      const response = await fetch(`${telegramApiRoot}/bot${botToken}/getMe`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      known = Me.parse(await response.json()).result.username;
    } catch {
      restUntil = Date.now() + restBetweenTries;
      onFailure();
    }
    asking = undefined;
    return known;
  }

  return async (): Promise<string | undefined> => {
    if (known !== undefined || Date.now() < restUntil) return known;
    asking ??= ask();
    const tired = new Promise<undefined>((resolve) => {
      setTimeout(resolve, patience, undefined).unref();
    });
    return Promise.race([asking, tired]);
  };
}
