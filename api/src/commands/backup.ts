import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backup } from '#src/platform/backup/backup.service.ts';
import { openFiles } from '#src/platform/files/files.ts';
import { SetupError } from '@kollab/runtime/setup-error';
import { withOwnDatabase } from './own-database.ts';
import { given, runCommand } from './run-command.ts';
import { summary } from './summary.ts';

const usage = `Use: npm run backup -- <file or folder> [--keep <how many>]
--keep removes the oldest backups of the folder, once the new one is there.`;

await runCommand(async ({ config, signal, say, warn }) => {
  const { values, positionals } = given(usage, () =>
    parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true }),
  );
  const [place, ...more] = positionals;
  if (!place || more.length > 0 || !/^[1-9]\d{0,5}$/.test(values.keep ?? '1')) {
    throw new SetupError(usage);
  }
  const now = new Date();
  const folder = await folderOf(place);
  if (values.keep !== undefined && folder === undefined) throw new SetupError(usage);
  const file = folder === undefined ? place : join(folder, nameAt(now));
  const manifest = await withOwnDatabase(config, {}, async (url) =>
    backup({ url, files: await openFiles(config) }, file, { now, signal }),
  );
  for (const path of manifest.missing) warn(`${path} is named in the database, but is not there.`);
  const { size } = await stat(file);
  say(`Backed up ${summary(manifest)} into ${file} (${(size / 1e6).toFixed(1)} MB).`);
  if (folder !== undefined && values.keep !== undefined) {
    for (const old of await removeOld(folder, Number(values.keep))) say(`Removed ${old}.`);
  }
});

async function folderOf(place: string) {
  const found = await stat(place).catch(() => undefined);
  if (found?.isDirectory()) return place;
  if (!place.endsWith('/')) return undefined;
  await mkdir(place, { recursive: true, mode: 0o700 });
  return place;
}

function nameAt(now: Date) {
  return `kollab-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
}

async function removeOld(folder: string, keep: number) {
  const isBackup = (name: string) => /^kollab-[\dT-]+Z\.tar\.gz$/.test(name);
  const old = (await readdir(folder)).filter(isBackup).toSorted().slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return old;
}
