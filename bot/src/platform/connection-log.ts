import { GrammyError } from 'grammy';
import type { Logger } from 'pino';
import { describeFailure } from './failure.ts';

export type ConnectionLog = ReturnType<typeof connectionLog>;

/** Says once that a neighbour is lost and once that it is back, not at every attempt. */
export function connectionLog(neighbour: string, logger: Logger) {
  let isLost = false;
  let isRefused = false;
  return {
    lost(error: unknown) {
      const reason = describeFailure(error);
      if (isRefusal(error)) {
        if (!isRefused) logger.error({ reason }, tokenRefused);
        isRefused = true;
      } else if (isLost) logger.debug({ reason }, `${neighbour} still does not answer`);
      else logger.warn({ reason }, `${neighbour} does not answer: trying again with back-off`);
      isLost = true;
    },
    found() {
      if (isLost) logger.info(`${neighbour} answers again`);
      isLost = false;
      isRefused = false;
    },
  };
}

const isRefusal = (error: unknown) => error instanceof GrammyError && error.error_code === 401;

export const tokenRefused =
  'Telegram refuses BOT_TOKEN: put the one that @BotFather shows into it, and start API and bot again';
