import type { Context } from '#src/context.ts';
import * as queries from './uploads.queries.ts';

const day = 24 * 60 * 60_000;
const batch = 200;

/** Removes files written before a moment that no record points to; answers how many. */
export async function sweepFiles(context: Context, before: Date): Promise<number> {
  return (await sweepUnused(context, before)) + (await sweepStrays(context, before));
}

async function sweepUnused({ db, files }: Context, before: Date) {
  let swept = 0;
  for (;;) {
    const paths = await db.transaction().execute(async (trx) => {
      const unused = await queries.lockUnused(trx, before, batch);
      return unused.length === 0 ? [] : queries.deleteUnused(trx, unused);
    });
    if (paths.length === 0) return swept;
    for (const path of paths) await files.remove(path);
    swept += paths.length;
  }
}

/** What a crash left between record and file, half-written files among it. */
async function sweepStrays({ db, files }: Context, before: Date) {
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
    if (writtenAt < before) paths.push(path);
    if (paths.length >= batch) await removeUnknown();
  }
  await removeUnknown();
  return swept;
}

/** Sweeps what is older than a day, now and once a day. `stop` waits for a sweep under way. */
/** Sweeps what is older than a day, now and once a day. `stop` waits for a sweep under way. */
export function sweepDaily(context: Context, onError: (error: Error) => void) {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    const before = new Date(context.clock().getTime() - day);
    running = sweepFiles(context, before).catch(onError);
  };
  sweep();
  const timer = setInterval(sweep, day).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
