import type { NotificationEvent } from '@kollab/contract';
import type { Db } from '#src/platform/database/schema.ts';
import type { LeasedRow } from '#src/platform/outbox/claiming.service.ts';
import type { CurrentEvent, EventRow } from './kind.ts';
import { kindOf } from './kinds.ts';
import { readNews } from './news.ts';

export { renewWaiting } from './returning.queries.ts';

/**
 * What leased notifications say, by their ids. Leaves out what is gone, what was over before its
 * card was ever sent, and what no longer concerns its reader.
 */
export async function readEvents(db: Db, rows: LeasedRow[], now: Date) {
  const current = await readCurrent(db, rows, now);
  const events = new Map<string, NotificationEvent>();
  for (const row of rows) {
    const one = current.get(row.id);
    if (one && !(one.isOver && row.message_id === null)) events.set(row.id, one.event);
  }
  return events;
}

/**
 * What notifications say at this moment, by their ids, in one query per kind of card and one for
 * news, all at once; what is gone or no longer concerns its reader is left out.
 */
export async function readCurrent(db: Db, rows: readonly EventRow[], now: Date) {
  const events = new Map<string, CurrentEvent>();
  const byKind = Map.groupBy(rows, ({ kind }) => kindOf(kind));
  await Promise.all(
    [...byKind].map(async ([kind, ofKind]) => {
      const eventOf = await (kind?.read ?? readNews)(db, ofKind, now);
      for (const row of ofKind) {
        const one = eventOf(row);
        if (one) events.set(row.id, one);
      }
    }),
  );
  return events;
}
