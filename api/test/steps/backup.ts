import { scratchFolder } from '@kollab/runtime/test/scratch-folder';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '#src/platform/database/connect.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { openFiles } from '#src/platform/files/files.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { readArchive, writeArchive } from '#src/platform/backup/archive.ts';
import { checkBackup, restore } from '#src/platform/backup/restore.service.ts';
import type { Entry } from '#src/platform/backup/tar.ts';

const folders: string[] = [];
const opened: Db[] = [];

export async function tidyUp() {
  await closeAll();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** A folder that is gone after the tests; root's Postgres, another user, may walk through it. */
export async function folder() {
  const path = await scratchFolder('backup');
  folders.push(path);
  return path;
}

export function open(url: string): Db {
  const db = connectDatabase({ url, onError: () => undefined, poolSize: 2 });
  opened.push(db);
  return db;
}

/** Closes what a test opened: who restores wants to be alone. */
export async function closeAll() {
  for (const db of opened.splice(0)) await db.destroy();
}

export async function place(url?: string) {
  const dataDir = await folder();
  const files = await openFiles({ dataDir, s3: undefined });
  return { url: url ?? (await createTestDatabase('empty')), dataDir, files };
}

/** Restores; what is there may be replaced only when a test says so. */
export async function restoreTo(
  target: Awaited<ReturnType<typeof place>>,
  file: string,
  { replaces = false, signal }: { replaces?: boolean; signal?: AbortSignal } = {},
) {
  const asked: string[] = [];
  const mayReplace = (what: string) => {
    asked.push(what);
    return Promise.resolve(replaces);
  };
  await restore(target, file, await checkBackup(file), { mayReplace, signal });
  return asked;
}

export async function rewrite(file: string, change: (entry: Entry) => Entry | undefined) {
  const target = join(await folder(), 'changed.tar.gz');
  async function* entries() {
    for await (const entry of readArchive(file)) {
      const changed = change(entry);
      if (changed) yield changed;
    }
  }
  await writeArchive(target, entries(), { now: new Date() });
  return target;
}
