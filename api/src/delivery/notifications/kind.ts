import type { NotificationEvent } from '@kollab/contract';
import type { Db } from '#src/platform/database/schema.ts';
import type { CounterKind } from '#src/platform/database/tables/notifications.ts';
import type { LeasedRow } from '#src/platform/outbox/claiming.service.ts';

export interface CurrentEvent {
  event: NotificationEvent;
  isOver: boolean;
}

export type EventRow = Pick<
  LeasedRow,
  'id' | 'kind' | 'about' | 'payload' | 'recipient_id' | 'role' | 'suspended_at'
> &
  Partial<Pick<LeasedRow, 'telegram_id'>>;

interface Definition<Facts extends { id: string }> {
  /** By the ids of what notifications are about, or else by their own. */
  load: (db: Db, ids: string[], now: Date) => Promise<Facts[]>;
  toEvent: (facts: Facts, row: EventRow, now: Date) => CurrentEvent | undefined;
  isForModerators?: boolean;
  counter?: CounterKind;
}

/** A group is the moderators' own; a person is told only while they moderate. */
const mayModerate = (row: EventRow) =>
  row.recipient_id === null || (row.role === 'moderator' && row.suspended_at === null);

const idOf = ({ id, about }: EventRow) => about ?? id;

export interface Kind {
  counter: CounterKind | undefined;
  read: (
    db: Db,
    rows: readonly EventRow[],
    now: Date,
  ) => Promise<(row: EventRow) => CurrentEvent | undefined>;
}

export const defineKind = <Facts extends { id: string }>({
  load,
  toEvent,
  isForModerators = false,
  counter,
}: Definition<Facts>): Kind => ({
  counter,
  async read(db, rows, now) {
    const facts = await load(db, rows.map(idOf), now);
    const byId = new Map(facts.map((one) => [one.id, one]));
    return (row) => {
      const one = byId.get(idOf(row));
      return one && (!isForModerators || mayModerate(row)) ? toEvent(one, row, now) : undefined;
    };
  },
});
