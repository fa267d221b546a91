import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '#src/platform/database/schema.ts';

/** Where rows were found that are watched from then on. */
export type Places = Record<string, string>;

/** What tells whether anything of a read has changed. */
export interface Fingerprint {
  /** Of the versions of all rows that the read depends on. */
  rows: string;
  /** What of all transactions was to be seen meanwhile; null where that cannot be told. */
  moment: string | null;
  /** What the next such read is told, so that it is a smaller one. */
  places?: Places;
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

/**
 * The versions of rows, each given as it is selected (`users where id = …`), in one number whatever their
 * order: a row that joins them or changes brings a version that no row had before.
 */
export const digestOf = (...rows: readonly RawBuilder<unknown>[]) =>
  sql<string>`(select sum(hashtextextended(xmin::text, 0)) from (${sql.join(
    rows.map((some) => sql`select xmin from ${some}`),
    sql` union all `,
  )}) as versions)`;

/** Where tables lie: another place once all their rows were moved, which leaves versions as they are. */
export const filesOf = (...tables: readonly (keyof Database)[]) =>
  sql<string>`concat(${sql.join(
    tables.map((table) => sql`pg_relation_filenode(${sql.lit(table)}::regclass)`),
    sql`, ' ', `,
  )})`;

/** What of all transactions is to be seen; null where that cannot be told. */
export const momentOf = sql<
  string | null
>`case when not pg_is_in_recovery() then pg_current_snapshot()::text end`;

/** The fingerprint of parts; another run of a server has other ones, since it may count anew. */
export const fingerprintOf = (db: Db, ...parts: readonly Expression<unknown>[]) =>
  db.selectNoFrom([
    sql<string>`encode(sha256(convert_to(concat(
      pg_postmaster_start_time(), '|', ${sql.join(parts, sql`, '|', `)}), 'UTF8')), 'base64')`.as(
      'rows',
    ),
    momentOf.as('moment'),
  ]);
