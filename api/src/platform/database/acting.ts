import { sql } from 'kysely';
import type { Trx } from './schema.ts';
import type { RecordEntriesTable } from '#src/platform/database/tables/record.ts';

interface Acting {
  /** A person's id; `system` for what Kollab does by itself. */
  actorId: string;
  at: Date;
  reason?: string | null | undefined;
  /** The history that tells the same in full, so that the record shows it once. */
  toldIn?: RecordEntriesTable['told_in'];
}

/**
 * Says whose acts the next writes of a transaction are, and why. Triggers put every change of status,
 * role, sanction, ownership and deletion on record; without this, as done by somebody unknown.
 */
export async function actAs(trx: Trx, { actorId, at, reason, toldIn }: Acting) {
  const settings = {
    actor: actorId,
    at: at.toISOString(),
    reason: reason ?? '',
    told_in: toldIn ?? '',
  };
  const given = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${`kollab.${name}`}, ${value}, true)`,
  );
  await sql`select ${sql.join(given)}`.execute(trx);
}
