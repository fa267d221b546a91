import { type InboxEvent, limits, type NotificationEvent } from '@kollab/contract';
import { kindsInChatOnly } from '@kollab/contract/schemas';
import type { Context } from '#src/platform/context.ts';
import { readCurrent } from '#src/delivery/notifications/events.ts';
import { lockDigests, notifyOfDigest } from '#src/platform/outbox/outbox.service.ts';
import * as queries from './digests.queries.ts';
import { forEachApart, inTurn } from '#src/platform/database/job-turns.ts';

const most = 500;

export function sendDigests(context: Context, now: Date) {
  return inTurn(context.db, 'digests', { now, every: 0 }, async () => {
    const people = await queries.listDue(context.db, now, most);
    await forEachApart(people, ({ id, at }) => sendDigest(context, id, at, now));
    return people.length > 0;
  });
}

/** Of the same millisecond the later id is the newer one. */
const newestFirst = (a: Held, b: Held) =>
  Number(b.created_at) - Number(a.created_at) || b.id.localeCompare(a.id);

type Held = Awaited<ReturnType<typeof queries.takeDigestItems>>[number];

/** Leaves out what is over or no longer concerns the reader; sends nothing when nothing is left. */
function sendDigest({ db }: Context, userId: string, at: Date, now: Date) {
  return db.transaction().execute(async (trx) => {
    await lockDigests(trx, userId);
    const held = await queries.takeDigestItems(trx, userId);
    const told = await readCurrent(trx, held, now);
    const events = held.toSorted(newestFirst).flatMap(({ id }) => {
      const one = told.get(id);
      return one && !one.isOver ? [one.event] : [];
    });
    if (events.length === 0) return;
    await queries.setDigested(trx, userId, at);
    await notifyOfDigest(trx, userId, {
      kind: 'digest',
      count: events.length,
      events: events.filter(isForInbox).slice(0, limits.digestShown),
    });
  });
}

/** Moderators' cards are counted only: the queue shows them. */
const isForInbox = (event: NotificationEvent): event is InboxEvent =>
  !kindsInChatOnly.has(event.kind);
