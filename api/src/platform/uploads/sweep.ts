import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { unlessBackingUp } from '#src/platform/database/file-lock.ts';
import * as queries from './uploads.queries.ts';

const day = 24 * 60 * 60_000;
const batch = 200;

/**
 * Removes files written before a moment that no record points to; answers how many. Some at a time:
 * most are in use, and there may be millions. It rests as long as it works, for others to have the
 * database too. A backup, another sweep or `signal` ends it early: the next one goes on.
 */
export async function sweepFiles(
  { db, files }: Context,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  let swept = 0;
  const sweep = async (find: () => Promise<string[]>) => {
    const begun = performance.now();
    const removed = await unlessBackingUp(db, async () => {
      const paths = await find();
      for (const path of paths) await files.remove(path);
      return paths.length;
    });
    swept += removed ?? 0;
    await delay(performance.now() - begun);
    return removed !== undefined;
  };
  for await (const paths of listOld(db, before)) {
    if (signal?.aborted || !(await sweep(() => deleteUnused(db, before, paths)))) return swept;
  }
  for await (const paths of listWritten(files, before)) {
    if (signal?.aborted || !(await sweep(() => findStrays(db, paths)))) return swept;
  }
  return swept;
}

async function* listOld(db: Db, before: Date) {
  for (let last: queries.Aged | undefined; ;) {
    const aged = await queries.listAged(db, before, last, batch);
    if (aged.length === 0) return;
    yield aged.map(({ path }) => path);
    last = aged.at(-1);
  }
}

const deleteUnused = (db: Db, before: Date, paths: string[]) =>
  db.transaction().execute(async (trx) => {
    const unused = await queries.lockUnused(trx, before, paths);
    return unused.length === 0 ? [] : queries.deleteUnused(trx, unused);
  });

async function* listWritten(files: Context['files'], before: Date) {
  let paths: string[] = [];
  for await (const { path, writtenAt } of files.list()) {
    if (writtenAt < before) paths.push(path);
    if (paths.length < batch) continue;
    yield paths;
    paths = [];
  }
  if (paths.length > 0) yield paths;
}

/** What a crash left between record and file, half-written files among it. */
async function findStrays(db: Db, paths: string[]) {
  const known = await queries.findUploads(db, paths);
  return paths.filter((path) => !known.has(path));
}

export function sweepDaily(context: Context, onError: (error: Error) => void) {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    const before = new Date(context.clock().getTime() - day);
    running = sweepFiles(context, before, stopping.signal).catch(onError);
  };
  sweep();
  const timer = setInterval(sweep, day).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
