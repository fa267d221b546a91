import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { connectDatabase } from './database/connect.ts';
import { migrateToLatest } from './database/migrate.ts';
import { startEmbeddedPostgres } from './embedded-postgres/server.ts';
import { openFiles } from './files/files.ts';
import { startJobs } from './jobs/jobs.ts';
import { useModeratorsChat } from './notifications/notifications.service.ts';
import { listenForNotifications } from './notifications/wakeup.ts';
import { backfillUserSearch } from './search/backfill.ts';
import { sweepDaily } from './uploads/sweep.ts';
import { SetupError } from './setup-error.ts';

/**
 * Starts the API: database, migrations, HTTP. `stop` ends it all in reverse order; `onFatal` is told
 * what it cannot go on without.
 */
export async function runApi(config: Config, onFatal: (problem: SetupError) => void) {
  const closers: (() => Promise<unknown>)[] = [];
  let report = (error: Error) => {
    process.stderr.write(`${error.message}\n`);
  };
  const stop = async () => {
    report = () => undefined;
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(config);
    if (embedded) closers.push(() => embedded.stop());
    embedded?.onLoss(() => onFatal(new SetupError('The database has ended.')));
    const url = config.databaseUrl ?? embedded?.url ?? '';
    const db = connectDatabase({ url, onError: (error) => report(error) });
    closers.push(() => db.destroy());
    await migrateToLatest(db).catch((cause: unknown) => {
      throw new SetupError(`The database could not be reached or migrated: ${describe(cause)}`);
    });
    await useModeratorsChat(db, config.moderatorsChatId);
    const wakeup = listenForNotifications(url, (error) => report(error));
    closers.push(() => wakeup.close());
    const files = await openFiles(config.dataDir);
    const context = { db, config, files, wakeup, clock: () => new Date() };
    const app = await buildApp(context);
    report = (error) =>
      app.log.warn({ reason: error.message }, 'something in the background failed');
    const sweeping = sweepDaily(context, (error) => report(error));
    closers.push(() => sweeping.stop());
    const jobs = startJobs(context, (error) => report(error));
    closers.push(() => jobs.stop());
    const indexing = new AbortController();
    const indexed = backfillUserSearch(db, indexing.signal).catch((error: unknown) =>
      report(error as Error),
    );
    closers.push(() => {
      indexing.abort();
      return indexed;
    });
    app.addHook('preClose', () => wakeup.close());
    closers.push(() => app.close());
    await app.listen({ port: config.port, host: config.host }).catch((cause: unknown) => {
      throw new SetupError(listenProblem(cause, config));
    });
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const describe = (cause: unknown) =>
  (cause instanceof AggregateError ? (cause.errors[0] as Error) : (cause as Error)).message;

const listenProblem = (cause: unknown, { port, host }: Config) =>
  (cause as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? `Port ${port} is in use: stop what uses it, or set PORT to another.`
    : `${host}:${port} cannot be listened on: ${describe(cause)}`;
