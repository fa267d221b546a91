import type { Logger } from 'pino';
import { describeFailure } from './failure.ts';

export type ConnectionLog = ReturnType<typeof connectionLog>;

/** Says once that a neighbour is lost and once that it is back, not at every attempt. */
export function connectionLog(neighbour: string, logger: Logger) {
  let isLost = false;
  return {
    lost(error: unknown) {
      const reason = describeFailure(error);
      if (isLost) logger.debug({ reason }, `${neighbour} still does not answer`);
      else logger.warn({ reason }, `${neighbour} does not answer: trying again with back-off`);
      isLost = true;
    },
    found() {
      if (isLost) logger.info(`${neighbour} answers again`);
      isLost = false;
    },
  };
}
