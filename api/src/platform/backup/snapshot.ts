import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Alone } from '#src/platform/database/connect-alone.ts';
import { listApplied } from '#src/platform/database/migration/migrate.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { SetupError } from '@kollab/runtime/setup-error';
import { holdFilesForBackup } from '#src/platform/database/file-lock.ts';
import { listTables, type Table } from './catalogue.ts';
import type { Entry } from './tar.ts';
import { type TableSummary, tally } from './manifest.ts';

/** Of Kysely: who migrates has it alone. */
export const migrationLock = sql.raw('3853314791062309107');

const partBytes = 4 * 1024 * 1024;

/** What is read means the same wherever it is written again. */
const settings = {
  lock_timeout: '60s',
  idle_session_timeout: '0',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  synchronize_seqscans: 'off',
};

export interface Snapshot {
  tables: Table[];
  leftOut: string[];
  migrations: string[];
  postgres: string;
}

/**
 * Begins to read one moment of the database: no migration changes a table before the end, and no
 * file that a record of this moment names is swept. Throws a `SetupError`.
 */
export async function openSnapshot({ db, client }: Alone): Promise<Snapshot> {
  await sql`select ${sql.join(
    Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, false)`),
  )}`.execute(db);
  try {
    await holdFilesForBackup(db);
    await sql`select pg_advisory_lock_shared(${migrationLock})`.execute(db);
    await client.query('begin isolation level repeatable read, read only, deferrable');
    const migrations = await listApplied(db);
    if (migrations.length === 0) {
      throw new SetupError('The database holds nothing of Kollab: there is nothing to back up.');
    }
    const { kept, leftOut } = await listTables(db);
    const names = sql.join(kept.map(({ name }) => sql.table(name)));
    await sql`lock table ${names} in access share mode`.execute(db);
    await sql`select pg_advisory_unlock_shared(${migrationLock})`.execute(db);
    return { tables: kept, leftOut, migrations, postgres: await serverVersion(db) };
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error;
    throw new SetupError('The database is being migrated or swept: try again when that is done.');
  }
}

async function serverVersion(db: Db) {
  const { rows } = await sql<{ version: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as version`.execute(db);
  return rows[0]?.version ?? '';
}

/** In COPY's text format; `done` is told what the rows were. */
export async function* readTable(
  { client }: Alone,
  { name, columns }: Table,
  done: (table: TableSummary) => void,
): AsyncGenerator<Entry> {
  const source = client.query(copyTo(`copy ${target(name, columns)} to stdout`));
  const sum = tally();
  let [held, size, part]: [Buffer[], number, number] = [[], 0, 0];
  const cut = (): Entry => {
    const content = Buffer.concat(held);
    [held, size] = [[], 0];
    sum.add(content);
    part += 1;
    return { name: `tables/${name}/${String(part).padStart(6, '0')}.copy`, content };
  };
  for await (const chunk of source as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    if (size >= partBytes) yield cut();
  }
  if (size > 0) yield cut();
  done({ name, columns, ...sum.end() });
}

export const target = (name: string, columns: string[]) =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;
