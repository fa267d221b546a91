import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { type Alone, connectAlone } from '#src/platform/database/connect-alone.ts';
import { listApplied, listKnown } from '#src/platform/database/migration/migrate.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Files } from '#src/platform/files/files.ts';
import { SetupError } from '@kollab/runtime/setup-error';
import { readArchive } from './archive.ts';
import { describeContent } from './catalogue.ts';
import { loadDatabase } from './load.ts';
import { type Manifest, pictureOf } from './manifest.ts';
import { migrationLock } from './snapshot.ts';
import type { Entry } from './tar.ts';
import { type Verified, verifyArchive } from './verify.ts';

interface Target {
  url: string;
  files: Files;
}

interface Replacing {
  /** Asked before anything is replaced, with what that is; not at all where there is nothing. */
  mayReplace: (what: string) => Promise<boolean>;
  signal?: AbortSignal;
}

/** Throws a `SetupError` in one sentence. */
export async function checkBackup(file: string, signal?: AbortSignal): Promise<Verified> {
  const verified = await verifyArchive(file, signal);
  const known = listKnown();
  const unknown = verified.manifest.migrations.find((name, index) => known[index] !== name);
  if (unknown === undefined) return verified;
  throw new SetupError(
    `${file} was made by a newer or another Kollab (${unknown}): restore it with that version or a later one. Nothing was changed.`,
  );
}

/**
 * Makes database and pictures what a checked backup holds, and brings the schema up to date. The
 * database changes all at once, at the end: until then a restore may be cut off and done again.
 * Throws a `SetupError` in one sentence when somebody uses the database, or `mayReplace` says no.
 */
export async function restore(
  { url, files }: Target,
  file: string,
  { manifest, pictures }: Verified,
  { mayReplace, signal }: Replacing,
): Promise<Manifest> {
  const alone = await connectAlone(url, 'kollab-restore');
  try {
    await takeDatabase(alone.db);
    const inTheWay = await describeTarget(alone.db, files, pictures);
    if (inTheWay.length > 0 && !(await mayReplace(inTheWay.join(' and ')))) {
      throw new SetupError('Nothing was changed.');
    }
    await load(alone, readArchive(file, signal), manifest, files);
    await removeOthers(files, pictures);
    await sql`analyze`.execute(alone.db);
    return manifest;
  } finally {
    await alone.close();
  }
}

const waitForTables = '10s';

async function load(alone: Alone, entries: AsyncIterable<Entry>, manifest: Manifest, files: Files) {
  await alone.db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', ${waitForTables}, false)`.execute(trx);
    await loadDatabase(alone, trx, manifest, entries, async ({ name, content }) => {
      const path = pictureOf(name);
      if (path !== undefined) await files.write(path, content);
    }).catch((error: unknown) => {
      throw (error as { code?: string }).code === '55P03' ? inUse() : error;
    });
  });
}

const inUse = (by = 'something else') =>
  new SetupError(
    `The database is used by ${by}: stop Kollab before you restore. Nothing was changed.`,
  );

/** Who is connected besides; who has just ended is given a second to be gone. */
async function listUsers(db: Db) {
  for (const until = Date.now() + 1000; ; await delay(50)) {
    const { rows } = await sql<{ name: string; count: number }>`
      select application_name as name, count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and application_name like 'kollab%' group by 1 order by 1`.execute(db);
    if (rows.length === 0 || Date.now() >= until) return rows;
  }
}

/** Keeps every API that starts meanwhile waiting until the restore is over. */
async function takeDatabase(db: Db) {
  const users = await listUsers(db);
  if (users[0]) throw inUse(`${users[0].name} (${users[0].count} connections)`);
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_lock(${migrationLock}) as mine`.execute(db);
  if (!rows[0]?.mine) throw inUse('a migration or another restore');
}

async function describeTarget(db: Db, files: Files, pictures: Set<string>) {
  const found: string[] = [];
  const { tables, people } = await describeContent(db);
  const applied = await listApplied(db);
  if (tables.length > 0 && applied[0] !== listKnown()[0]) {
    throw new SetupError(
      `The database holds tables that are not Kollab's (${tables.slice(0, 3).join(', ')}): give it one of its own. Nothing was changed.`,
    );
  }
  if (people > 0) found.push(`the database of ${people} ${people === 1 ? 'person' : 'people'}`);
  let others = 0;
  for await (const { path } of files.list()) if (isForeign(path, pictures)) others += 1;
  if (others > 0) found.push(`${others} ${others === 1 ? 'picture' : 'pictures'}`);
  return found;
}

/** What an interrupted restore wrote is no content of its own. */
const isForeign = (path: string, pictures: Set<string>) =>
  !pictures.has(path) && !path.startsWith('/uploads/.');

async function removeOthers(files: Files, pictures: Set<string>) {
  for await (const { path } of files.list()) if (!pictures.has(path)) await files.remove(path);
}
