import { sql } from 'kysely';
import { type Alone, connectAlone } from '#src/platform/database/connect-alone.ts';
import type { Files } from '#src/platform/files/files.ts';
import { writeArchive } from './archive.ts';
import { listSequences } from './catalogue.ts';
import { noteBackup } from './last-backup.ts';
import { format, formatVersion, headName, type Manifest, manifestName } from './manifest.ts';
import { listPictures, readPictures } from './pictures.ts';
import { openSnapshot, readTable } from './snapshot.ts';
import type { Entry } from './tar.ts';

interface Source {
  url: string;
  files: Pick<Files, 'read'>;
}

/**
 * Puts one moment of the database, and the pictures it names, into an archive. Nobody is kept from
 * writing meanwhile. Throws a `SetupError` in one sentence; then there is no archive.
 */
export async function backup(
  source: Source,
  file: string,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<Manifest> {
  const alone = await connectAlone(source.url, 'kollab-backup');
  const told: { manifest?: Manifest } = {};
  try {
    await writeArchive(file, entriesOf(alone, source.files, now, told), { now, signal });
    // The backup is there; that nobody knows of it is told by an alert.
    await noteBackup(alone.db, now).catch(() => undefined);
  } finally {
    await alone.close();
  }
  if (!told.manifest) throw new Error('the archive has no manifest');
  return told.manifest;
}

const json = (name: string, value: unknown): Entry => ({
  name,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

async function* entriesOf(
  alone: Alone,
  files: Source['files'],
  now: Date,
  told: { manifest?: Manifest },
): AsyncGenerator<Entry> {
  const createdAt = now.toISOString();
  yield json(headName, { format, version: formatVersion, createdAt });
  const { tables, ...snapshot } = await openSnapshot(alone);
  const manifest: Manifest = {
    createdAt,
    ...snapshot,
    tables: [],
    sequences: [],
    pictures: { count: 0, bytes: 0, sha256: '' },
    missing: [],
  };
  for (const table of tables) {
    yield* readTable(alone, table, (summary) => manifest.tables.push(summary));
  }
  manifest.sequences = await listSequences(alone.db);
  const hasPictures = tables.some(({ name }) => name === 'uploads');
  const paths = hasPictures ? await listPictures(alone.db) : [];
  // The files stay all the same; a snapshot held for long would keep the database from tidying up.
  await alone.client.query('commit');
  yield* readPictures(files, paths, (found) => Object.assign(manifest, found));
  manifest.missing = await stillNamed(alone, manifest.missing);
  yield json(manifestName, manifest);
  told.manifest = manifest;
}

/**
 * Of the pictures that are not there, those that the database goes on to name: the others were being
 * taken back, or had not arrived. It also shows that the connection, which kept them, was there.
 */
async function stillNamed({ db }: Alone, paths: string[]) {
  if (paths.length === 0) {
    await sql`select`.execute(db);
    return [];
  }
  const { rows } = await sql<{ path: string }>`
    select path from uploads where path = any(${paths}) order by path`.execute(db);
  return rows.map(({ path }) => path);
}
