import { migrations } from '@kollab/migrations';
import { sql } from 'kysely';
import { type MigrationResultSet, Migrator, NO_MIGRATIONS } from 'kysely/migration';
import { setTimeout as delay } from 'node:timers/promises';
import { SetupError } from '@kollab/runtime/setup-error';
import type { Db } from '#src/platform/database/schema.ts';

export interface Patience {
  /** How long a step waits for a table that another transaction holds, in milliseconds. */
  lockTimeout: number;
  /** How long to wait before each further attempt, in milliseconds. */
  pauses: readonly number[];
}

const patience: Patience = { lockTimeout: 3000, pauses: [1000, 2000, 4000, 8000] };

const names = Object.keys(migrations).toSorted();

const migrator = (db: Db, steps = migrations) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(steps) } });

/**
 * Brings the schema to the newest version, or leaves it as it was; concurrent callers wait for each
 * other. Nobody waits behind it for long: what cannot have a table soon gives up and tries again.
 * Throws a `SetupError` when tables stay held, or the schema is newer than this version.
 */
export async function migrateToLatest(db: Db, options = patience): Promise<void> {
  await refuseNewer(db);
  await refuseDeafness(db);
  await move(db, options, (own) => migrator(own).migrateToLatest());
}

/**
 * Goes back, or on, to the schema as it was after one migration; `undefined`: to nothing. As
 * `migrateToLatest` otherwise.
 */
export async function migrateTo(db: Db, name: string | undefined, options = patience) {
  await refuseNewer(db);
  await move(db, options, (own) => migrator(own).migrateTo(name ?? NO_MIGRATIONS));
}

/** With LC_CTYPE=C Postgres knows no Cyrillic letters: search would miss whom it should find. */
async function refuseDeafness(db: Db) {
  const { rows } = await sql<{ isDeaf: boolean }>`select lower('Ж') <> 'ж' as "isDeaf"`.execute(db);
  if (rows[0]?.isDeaf) {
    throw new SetupError(
      'The database does not know Cyrillic letters: create it with LC_CTYPE C.UTF-8 (createdb --template template0 --lc-ctype C.UTF-8).',
    );
  }
}

export const migrateDown = (db: Db): Promise<void> => migrateTo(db, undefined);

/** Within a transaction that is open already. */
export async function migrateWithin(trx: Db, name = names.at(-1)): Promise<void> {
  let first: unknown;
  // Kysely releases its lock last, which in a failed transaction hides what failed.
  const steps = Object.entries(migrations).map(([step, migration]) => [
    step,
    {
      up: (db: Db) =>
        migration.up(db).catch((error: unknown) => {
          first = error;
          throw error;
        }),
    },
  ]);
  const { error } = await migrator(trx, Object.fromEntries(steps)).migrateTo(name ?? NO_MIGRATIONS);
  if (error) throw first ?? error;
}

async function move(
  db: Db,
  { lockTimeout, pauses }: Patience,
  step: (db: Db) => Promise<MigrationResultSet>,
) {
  for (const pause of [...pauses, undefined]) {
    const { error, results = [] } = await patiently(db, lockTimeout, step);
    if (!error) return;
    if (!isHeldUp(error)) throw error;
    const at = results.find(({ status }) => status === 'Error')?.migrationName;
    if (pause === undefined) {
      throw new SetupError(
        `The database was not migrated: another transaction holds a table that ${at ?? 'a migration'} changes. Nothing was changed; try again.`,
      );
    }
    await delay(pause);
  }
}

/** On a connection without the limits of requests, but with one on waiting for tables. */
function patiently(db: Db, lockTimeout: number, step: (db: Db) => Promise<MigrationResultSet>) {
  return db.connection().execute(async (own) => {
    await sql`select set_config('lock_timeout', ${String(lockTimeout)}, false),
      set_config('statement_timeout', '0', false),
      set_config('idle_in_transaction_session_timeout', '0', false)`.execute(own);
    try {
      return await step(own);
    } finally {
      for (const name of [
        'lock_timeout',
        'statement_timeout',
        'idle_in_transaction_session_timeout',
      ]) {
        await sql`reset ${sql.raw(name)}`.execute(own);
      }
    }
  });
}

const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';

const isHeldUp = (error: unknown) =>
  [lockNotAvailable, deadlockDetected].includes((error as { code?: string }).code ?? '');

/** Throws a `SetupError` for a schema that is newer, or of an early state. */
export async function refuseNewer(db: Db): Promise<void> {
  const unknown = (await listApplied(db)).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new SetupError(
    unknown < (names.at(-1) ?? '')
      ? `The database is of a Kollab from before its migrations were joined (${unknown}): begin with an empty one.`
      : `The database was migrated by a newer Kollab (${unknown}): run that version or a later one.`,
  );
}

export async function listApplied(db: Db): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

export const listKnown = (): readonly string[] => names;

export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ done: number }>`
    select count(*)::int as done from kysely_migration where name = any(${names})`.execute(db);
  return rows[0]?.done === names.length;
}
