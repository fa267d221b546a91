import type { Disk } from 'flydrive';
import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Config } from '#src/platform/config/config.ts';
import { openFolder } from './folder.ts';

/** Where uploaded pictures are kept; on the wire their paths start with /uploads. */
export interface Files {
  readonly serving: Serving;
  /** Whole or not at all, under a path of `newPath`. Throws storageUnavailable. */
  write(path: string, content: Buffer): Promise<void>;
  /** Throws storageUnavailable. */
  has(path: string): Promise<boolean>;
  /** Throws notFound, storageUnavailable. */
  read(path: string): Promise<Buffer>;
  /** One that is not there is no error. Throws storageUnavailable. */
  remove(path: string): Promise<void>;
  /** What a crash left half-written is among it. Throws storageUnavailable. */
  list(): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  path: string;
  writtenAt: Date;
  /** In bytes. */
  size: number;
}

export type Serving =
  | { kind: 'folder'; folder: string }
  | { kind: 'elsewhere'; locate: (path: string, now: Date) => Promise<Location> };

/** Where a file can be fetched, and for how many seconds one may remember that. */
export interface Location {
  url: string;
  seconds: number;
}

export interface Store {
  disk: Disk;
  list(): AsyncIterable<StoredFile>;
  serving:
    | Extract<Serving, { kind: 'folder' }>
    | { kind: 'elsewhere'; locate: (key: string, now: Date) => Promise<Location> };
}

const isPath = (path: string) => /^\/uploads\/\.?[\w-]+\.webp$/.test(path);

export const newPath = () => `/uploads/${uuid()}.webp`;

function keyOf(path: string) {
  if (!isPath(path)) throw new Error('not a stored path');
  return path.slice(1);
}

export async function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Files> {
  if (!s3) return filesOf(await openFolder(dataDir));
  const { openBucket } = await import('./bucket.ts');
  return filesOf(openBucket(s3));
}

function filesOf(store: Store): Files {
  const { disk, serving } = store;
  return {
    serving: serving.kind === 'folder' ? serving : locatingIn(serving, disk),
    async write(path, content) {
      const key = keyOf(path);
      await disk.put(key, content).catch(async (error: unknown) => {
        // An answer that got lost may have been a yes. Who hangs is not waited for: the sweep is left.
        const removed = disk.delete(key).catch(() => undefined);
        await Promise.race([removed, delay(patience, undefined, { ref: false })]);
        throw failure(error);
      });
    },
    has: (path) => isStored(disk, path),
    async read(path) {
      const bytes = await disk.getBytes(keyOf(path)).catch((error: unknown) => {
        throw isMissing(error) ? new AppError('notFound') : failure(error);
      });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    async remove(path) {
      await disk.delete(keyOf(path)).catch((error: unknown) => {
        throw failure(error);
      });
    },
    async *list() {
      try {
        for await (const file of store.list()) if (isPath(file.path)) yield file;
      } catch (error) {
        throw failure(error);
      }
    },
  };
}

const isStored = (disk: Disk, path: string) =>
  disk.exists(keyOf(path)).catch((error: unknown) => {
    throw failure(error);
  });

/** Only what is there has an address: a broken picture is answered here, in our own words. */
const locatingIn = (serving: Extract<Store['serving'], { kind: 'elsewhere' }>, disk: Disk) => ({
  kind: serving.kind,
  async locate(path: string, now: Date) {
    if (!isPath(path)) throw new AppError('notFound');
    if (!(await isStored(disk, path))) throw new AppError('notFound');
    return serving.locate(keyOf(path), now);
  },
});

const retryAfterSeconds = 5;
const patience = 2000;

function failure(error: unknown) {
  const cause = causeOf(error);
  return Object.assign(new AppError('storageUnavailable', { retryAfterSeconds }), { cause });
}

const isMissing = (error: unknown) => {
  const { name, code } = causeOf(error) as { name: string; code?: string };
  return name === 'NoSuchKey' || code === 'ENOENT';
};

const causeOf = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
