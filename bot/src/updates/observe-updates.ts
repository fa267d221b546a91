import type { MiddlewareFn } from 'grammy';
import type { Logger } from 'pino';
import { allowedUpdates } from './allowed-updates.ts';
import { updateDuration, updates } from '#src/observability/metrics.ts';
import { currentRequestId } from '@kollab/runtime/request-id';
import { doWork } from '#src/observability/work.ts';

const kindOf = (update: object) => allowedUpdates.find((kind) => kind in update) ?? 'other';

export function observeUpdates(logger: Logger): MiddlewareFn {
  return ({ update }, next) => {
    const kind = kindOf(update);
    return doWork({ name: `update ${kind}` }, async () => {
      const begunAt = performance.now();
      let outcome = 'failed';
      try {
        await next();
        outcome = 'handled';
      } finally {
        const ms = Math.round(performance.now() - begunAt);
        updates.inc({ kind, outcome });
        updateDuration.observe({ kind }, ms / 1000);
        const requestId = currentRequestId();
        logger.info({ update: update.update_id, kind, outcome, ms, requestId }, 'update');
      }
    });
  };
}
