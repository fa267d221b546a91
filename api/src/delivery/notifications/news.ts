import type { NotificationEvent } from '@kollab/contract';
import type { Db } from '#src/platform/database/schema.ts';
import type { LeasedRow } from '#src/platform/outbox/claiming.service.ts';
import type { CurrentEvent } from './kind.ts';
import { listOutOfSight, type Meeting } from './out-of-sight.queries.ts';

type NewsRow = Pick<LeasedRow, 'kind' | 'payload' | 'recipient_id'>;

const eventOf = ({ kind, payload }: NewsRow) =>
  ({ kind, ...(payload as object) }) as NotificationEvent;

/**
 * Answers what news says: as it was written, but without a way to reach whom the reader may not meet
 * by now. Undefined when that was all it said.
 */
export async function readNews(db: Db, rows: readonly NewsRow[]) {
  const outOfSight = await listOutOfSight(db, rows.flatMap(meetingsOf));
  const keys = new Set(outOfSight.map(keyOf));
  return (row: NewsRow): CurrentEvent | undefined => {
    const { recipient_id: readerId } = row;
    const isOutOfSight = (telegramId: number) =>
      readerId !== null && keys.has(keyOf({ readerId, telegramId }));
    const event = discreetly(eventOf(row), isOutOfSight);
    return event && { event, isOver: false };
  };
}

const keyOf = ({ readerId, telegramId }: Meeting) => `${readerId} ${telegramId}`;

function meetingsOf(row: NewsRow): Meeting[] {
  const { recipient_id: readerId } = row;
  if (readerId === null) return [];
  const event = eventOf(row);
  const events = event.kind === 'digest' ? event.events : [event];
  return events.flatMap((one) => {
    const telegramId = personIn(one)?.telegramId ?? null;
    return telegramId === null ? [] : [{ readerId, telegramId }];
  });
}

function personIn(event: NotificationEvent) {
  if ('contact' in event) return event.contact;
  return 'person' in event ? event.person : undefined;
}

type IsOutOfSight = (telegramId: number) => boolean;

function discreetly(event: NotificationEvent, isOutOfSight: IsOutOfSight) {
  if (event.kind !== 'digest') return withoutStranger(event, isOutOfSight);
  const events = event.events.flatMap((one) => withoutStranger(one, isOutOfSight) ?? []);
  const count = event.count - (event.events.length - events.length);
  return count === 0 ? undefined : { ...event, count, events };
}

/** News that only introduces people goes with one of them; other news keeps the name. */
function withoutStranger<E extends NotificationEvent>(event: E, isOutOfSight: IsOutOfSight) {
  const person = personIn(event);
  const telegramId = person?.telegramId ?? null;
  if (!person || telegramId === null || !isOutOfSight(telegramId)) return event;
  const named = { telegramId: null, name: person.name, url: null };
  if (event.kind === 'applicationAccepted') return { ...event, contact: named };
  return event.kind === 'membershipChanged' && event.change !== 'joined'
    ? { ...event, person: named }
    : undefined;
}
