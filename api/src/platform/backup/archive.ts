import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { SetupError } from '@kollab/runtime/setup-error';
import { BackupError } from './backup-error.ts';
import { type Entry, packTar, unpackTar } from './tar.ts';

/** Pictures do not get smaller anyway. Node's zstd does not notice when the end is missing. */
const level = 4;

/**
 * Only its owner can read it. Until it is whole and on the disk it has another name. Throws a
 * `SetupError` where the place is taken or cannot be written to.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  { now, signal }: { now: Date; signal?: AbortSignal },
) {
  const partial = `${file}.partial`;
  if (await exists(file)) throw new SetupError(`${file} is there already: name another file.`);
  const output = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true });
  let isOurs = false;
  output.once('open', () => {
    isOurs = true;
  });
  try {
    const tar = Readable.from(packTar(entries, now));
    await pipeline(tar, createGzip({ level }), output, { signal });
    await rename(partial, file);
    await flushFolder(dirname(file));
  } catch (error) {
    if (isOurs) await rm(partial, { force: true });
    throw placeProblem(error, partial);
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The name is on the disk as well then. */
async function flushFolder(folder: string) {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function placeProblem(error: unknown, partial: string) {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (path !== partial && code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return new SetupError(
    code === 'EEXIST'
      ? `${partial} is there: another backup is being made, or one was cut off. Then remove it.`
      : `The backup could not be written: ${message}.`,
  );
}

/** Throws a `BackupError` where it is no archive, or is cut off. */
export async function* readArchive(file: string, signal?: AbortSignal): AsyncGenerator<Entry> {
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(file), unzipped, { signal });
  reading.catch(() => undefined);
  try {
    yield* unpackTar(unzipped);
    await reading;
  } catch (error) {
    throw readingProblem(error, file);
  } finally {
    unzipped.destroy();
  }
}

function readingProblem(error: unknown, file: string) {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (message === 'incorrect header check') return new BackupError('foreign');
  if (code.startsWith('Z_')) return new BackupError('damaged');
  if (/^E[A-Z]+$/.test(code)) return new SetupError(`${file} cannot be read: ${message}.`);
  return error;
}
