import type { Db } from '#src/platform/database/schema.ts';
import type { CounterKind } from '#src/platform/database/tables/notifications.ts';
import type { LeasedRow } from '#src/platform/outbox/claiming.service.ts';
import * as queries from './counting.queries.ts';
import { countedBy, kindOf } from './kinds.ts';

/**
 * Leaves out cards that come too many at once: a chat gets `few` within ten minutes, and one message that
 * counts the others. Answers the rest.
 */
export async function withoutCounted(db: Db, rows: LeasedRow[], few: number) {
  const left: LeasedRow[] = [];
  for (const row of rows) {
    const counter = Number.isFinite(few) ? kindOf(row.kind)?.counter : undefined;
    const isCounted =
      counter !== undefined && row.message_id === null && (await count(db, { row, counter, few }));
    if (!isCounted) left.push(row);
  }
  return left;
}

interface Counting {
  row: LeasedRow;
  counter: CounterKind;
  few: number;
}

async function count(db: Db, { row, counter, few }: Counting) {
  const chat = {
    address: row.recipient_id ?? String(row.telegram_id),
    counter,
    cards: countedBy(counter),
  };
  if ((await queries.countTold(db, chat)) < few) return false;
  return db.transaction().execute(async (trx) => {
    // The counter first: who changes what it counts waits for it while holding nothing else of this chat.
    await queries.lockCounter(trx, counter, row);
    await queries.uncountDecided(trx, chat);
    await queries.bumpCounter(trx, chat);
    return queries.countCards(trx, chat, row);
  });
}
