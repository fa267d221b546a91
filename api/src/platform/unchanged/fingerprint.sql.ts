import { type Expression, sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

/** What tells whether anything of a read has changed. */
export interface Fingerprint {
  /** Of the versions of all rows that the read depends on. */
  rows: string;
  /** What of all transactions was to be seen meanwhile; null where that cannot be told. */
  moment: string | null;
}

/**
 * The versions of joined rows, by their tables or aliases: each write gives a row another `xmin`, which
 * says more for less than its values would. What a row is left for without a trace is its absence.
 */
export const versionsOf = (...tables: readonly string[]) =>
  sql<string>`concat(${sql.join(
    tables.map((table) => sql`${sql.ref(`${table}.xmin`)}`),
    sql`, ' ', `,
  )})`;

/** The versions that a query selects as `version`, in one text. */
export const versionsIn = (rows: Expression<{ version: string }>) =>
  sql<string | null>`(select string_agg(version, ',') from ${rows} as versions)`;

/** The fingerprint of parts; another run of a server has other ones, since it may count anew. */
export const fingerprintOf = (db: Db, ...parts: readonly Expression<unknown>[]) =>
  db.selectNoFrom([
    sql<string>`encode(sha256(convert_to(concat(
      pg_postmaster_start_time(), '|', ${sql.join(parts, sql`, '|', `)}), 'UTF8')), 'base64')`.as(
      'rows',
    ),
    sql<string | null>`case when not pg_is_in_recovery() then pg_current_snapshot()::text end`.as(
      'moment',
    ),
  ]);
