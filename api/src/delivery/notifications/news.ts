import type { NotificationEvent } from '@kollab/contract';
import type { Db } from '#src/platform/database/schema.ts';
import type { LeasedRow } from '#src/platform/outbox/claiming.service.ts';
import { listOutOfSight, type Meeting } from './out-of-sight.queries.ts';

type NewsRow = Pick<LeasedRow, 'kind' | 'payload' | 'recipient_id'>;

const eventOf = ({ kind, payload }: NewsRow) =>
  ({ kind, ...(payload as object) }) as NotificationEvent;

/**
 * Answers what news says: as it was written, but without a way to reach whom the reader may not meet
 * by now. Undefined when that was all it said.
 */
export async function readDiscreetNews(db: Db, rows: readonly NewsRow[]) {
  const outOfSight = await listOutOfSight(db, rows.flatMap(meetingsOf));
  const keys = new Set(outOfSight.map(keyOf));
  return (row: NewsRow) => {
    const { recipient_id: readerId } = row;
    const isOutOfSight = (telegramId: number) =>
      readerId !== null && keys.has(keyOf({ readerId, telegramId }));
    return discreetly(eventOf(row), isOutOfSight);
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

interface Person {
  telegramId: number | null;
  name: string;
  url: string | null;
}

type Introducing = Extract<NotificationEvent, { contact: Person } | { person: Person }>;

/** Whom news tells its reader how to reach; a new kind that does so does not compile without a line. */
const personOf: {
  [Kind in Introducing['kind']]: (event: Extract<Introducing, { kind: Kind }>) => Person;
} = {
  applicationAccepted: ({ contact }) => contact,
  invitationAccepted: ({ contact }) => contact,
  contactAccepted: ({ contact }) => contact,
  membershipChanged: ({ person }) => person,
};

function personIn(event: NotificationEvent): Person | undefined {
  const read = (personOf as Partial<Record<string, (event: NotificationEvent) => Person>>)[
    event.kind
  ];
  return read?.(event);
}

type IsOutOfSight = (telegramId: number) => boolean;

function discreetly(event: NotificationEvent, isOutOfSight: IsOutOfSight) {
  if (event.kind !== 'digest') return withoutStranger(event, isOutOfSight);
  const events = event.events.flatMap((one) => withoutStranger(one, isOutOfSight) ?? []);
  const count = event.count - (event.events.length - events.length);
  return count === 0 ? undefined : { ...event, count, events };
}

/** What only introduces people is gone with one of them; of what else happened the name stays. */
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
