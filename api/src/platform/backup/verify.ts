import * as z from 'zod/mini';
import { readArchive } from './archive.ts';
import { BackupError, told } from './backup-error.ts';
import {
  formatVersion,
  Head,
  headName,
  isChecksums,
  Manifest,
  manifestName,
  pictureOf,
  tableOf,
  tally,
} from './manifest.ts';
import { sumPictures } from './pictures.ts';
import type { Entry } from './tar.ts';

export interface Verified {
  manifest: Manifest;
  pictures: Set<string>;
}

/** Throws a `SetupError` in one sentence. */
export async function verifyArchive(file: string, signal?: AbortSignal): Promise<Verified> {
  try {
    return await verify(readArchive(file, signal));
  } catch (error) {
    throw error instanceof BackupError ? told(file, error) : error;
  }
}

async function verify(entries: AsyncIterable<Entry>): Promise<Verified> {
  const tables = new Map<string, ReturnType<typeof tally>>();
  const sum = sumPictures();
  const pictures = new Set<string>();
  let [manifest, first]: [Manifest | undefined, boolean] = [undefined, true];
  for await (const { name, content } of entries) {
    if (first) checkHead(name, content);
    first = false;
    const [table, picture] = [tableOf(name), pictureOf(name)];
    if (manifest) throw new BackupError('damaged');
    if (table !== undefined) {
      const of = tables.get(table) ?? tally();
      tables.set(table, of);
      of.add(content);
    } else if (picture !== undefined) {
      sum.add(name, content);
      pictures.add(picture);
    } else if (isChecksums(name)) {
      if (!sum.cut().content.equals(content)) throw new BackupError('damaged');
    } else if (name === manifestName) manifest = parse(Manifest, content);
    else if (name !== headName) throw new BackupError('damaged');
  }
  if (first) throw new BackupError('foreign');
  if (!manifest || sum.held() > 0) throw new BackupError('damaged');
  const found = new Map([...tables].map(([name, of]) => [name, of.end()]));
  checkTables(manifest, found);
  const total = sum.end();
  if (!isSame(manifest.pictures, total) || pictures.size !== total.count) {
    throw new BackupError('damaged');
  }
  return { manifest, pictures };
}

function checkHead(name: string, content: Buffer) {
  if (name !== headName) throw new BackupError('foreign');
  const head = parse(Head, content, 'foreign');
  if (head.version > formatVersion) throw new BackupError('tooNew');
}

type Sum = Pick<Manifest['tables'][number], 'bytes' | 'sha256'> & { rows?: number; count?: number };

const isSame = (a: Sum, b: Sum) =>
  a.bytes === b.bytes && a.sha256 === b.sha256 && a.rows === b.rows && a.count === b.count;

function checkTables(manifest: Manifest, found: Map<string, Sum>) {
  const nothing = tally().end();
  const isWhole = manifest.tables.every((table) => isSame(table, found.get(table.name) ?? nothing));
  const names = new Set(manifest.tables.map(({ name }) => name));
  const isKnown = [...found.keys()].every((name) => names.has(name));
  if (!isWhole || !isKnown || names.size !== manifest.tables.length) {
    throw new BackupError('damaged');
  }
}

function parse<T>(
  schema: z.ZodMiniType<T>,
  content: Buffer,
  problem = 'damaged' as const as 'damaged' | 'foreign',
) {
  try {
    return z.parse(schema, JSON.parse(content.toString('utf8')));
  } catch {
    throw new BackupError(problem);
  }
}
