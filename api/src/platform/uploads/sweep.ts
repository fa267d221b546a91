import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { unlessKept } from '#src/platform/database/kept-files.ts';
import * as queries from './uploads.queries.ts';

const day = 24 * 60 * 60_000;
const batch = 200;

/**
 * Removes files written before a moment that no record points to; answers how many. `signal` ends it
 * early: the next sweep goes on. While a backup is made nothing is removed.
 */
export async function sweepFiles(
  context: Context,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  return unlessKept(context.db, async () => {
    const unused = await sweepUnused(context, before, signal);
    return unused + (await sweepStrays(context, before, signal));
  });
}

/**
 * Goes through all that is old, some at a time: most of it is in use, and there may be millions. It rests
 * as long as it works, for others to have the database too.
 */
async function sweepUnused({ db, files }: Context, before: Date, signal?: AbortSignal) {
  let swept = 0;
  let last: queries.Aged | undefined;
  for (;;) {
    if (signal?.aborted) return swept;
    const begun = performance.now();
    const aged = await queries.listAged(db, before, last, batch);
    if (aged.length === 0) return swept;
    last = aged.at(-1);
    const paths = await deleteUnused(
      db,
      aged.map(({ path }) => path),
    );
    for (const path of paths) await files.remove(path);
    swept += paths.length;
    await delay(performance.now() - begun);
  }
}

const deleteUnused = (db: Db, paths: string[]) =>
  db.transaction().execute(async (trx) => {
    const unused = await queries.lockUnused(trx, paths);
    return unused.length === 0 ? [] : queries.deleteUnused(trx, unused);
  });

/** What a crash left between record and file, half-written files among it. */
async function sweepStrays({ db, files }: Context, before: Date, signal?: AbortSignal) {
  let swept = 0;
  let paths: string[] = [];
  const removeUnknown = async () => {
    if (paths.length === 0) return;
    const known = await queries.findUploads(db, paths);
    const strays = paths.filter((path) => !known.has(path));
    for (const path of strays) await files.remove(path);
    swept += strays.length;
    paths = [];
  };
  for await (const { path, writtenAt } of files.list()) {
    if (signal?.aborted) return swept;
    if (writtenAt < before) paths.push(path);
    if (paths.length >= batch) await removeUnknown();
  }
  await removeUnknown();
  return swept;
}

/** Sweeps what is older than a day, now and once a day. `stop` ends a sweep under way. */
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
