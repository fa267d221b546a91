import { serverLimits } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { notifyModerators } from '#src/platform/outbox/outbox.service.ts';
import { countWaiting } from './reminder.queries.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';

const day = 24 * 60 * 60_000;

export function remindModerators({ db }: Context, now: Date) {
  return inTurn(db, 'reminder', { now, every: day }, async () => {
    const before = new Date(now.getTime() - serverLimits.remindModeratorsAfter);
    const { count, oldest } = await countWaiting(db, before);
    if (oldest === null) return false;
    const waiting = { count, oldestAt: oldest.toISOString() };
    await db
      .transaction()
      .execute((trx) => notifyModerators(trx, { kind: 'moderationWaiting', ...waiting }));
    return true;
  });
}
