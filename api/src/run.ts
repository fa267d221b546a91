import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { awaitSchema } from './database/await-schema.ts';
import { connectAlone } from './database/connect-alone.ts';
import { connectDatabase } from './database/connect.ts';
import { migrateToLatest } from './database/migrate.ts';
import { assertSessions } from './database/sessions.ts';
import { openReplicas } from './database/replicas.ts';
import { startEmbeddedPostgres } from './embedded-postgres/server.ts';
import { openFiles } from './files/files.ts';
import { startJobs } from './jobs/jobs.ts';
import { useModeratorsChat } from './notifications/notifications.service.ts';
import { listenForNotifications } from './notifications/wakeup.ts';
import { serveMetrics } from './observability/metrics-server.ts';
import type { SlowQuery } from './observability/queries.ts';
import { currentRequestId } from './observability/request-id.ts';
import { backfillUserSearch } from './search/backfill.ts';
import { sweepDaily } from './uploads/sweep.ts';
import { SetupError } from './setup-error.ts';

/** Milliseconds after which a stop waits for nothing any more: whatever is left can be broken off. */
const longestStop = 9000;

/**
 * Starts the API: database, migrations, HTTP. `stop` ends it all in reverse order, within ten
 * seconds; `onFatal` is told what it cannot go on without.
 */
export async function runApi(config: Config, onFatal: (problem: SetupError) => void) {
  const closers: (() => Promise<unknown>)[] = [];
  let report = (error: Error) => {
    process.stderr.write(`${error.message}\n`);
  };
  let reportSlow = (_query: SlowQuery) => undefined as void;
  const stop = async () => {
    report = () => undefined;
    const given = delay(longestStop, undefined, { ref: false });
    for (const close of closers.splice(0).toReversed()) {
      await Promise.race([close().catch((error: unknown) => report(error as Error)), given]);
    }
  };
  try {
    if (config.tracing) {
      const { startTracing } = await import('./observability/tracing.ts');
      closers.push(startTracing(config.tracing));
    }
    const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(config);
    if (embedded) closers.push(() => embedded.stop());
    embedded?.onLoss(() => onFatal(new SetupError('The database has ended.')));
    const url = config.databaseUrl ?? embedded?.url ?? '';
    const db = connectDatabase({
      url,
      onError: (error) => report(error),
      onSlow: (query) => reportSlow(query),
      ...(config.databasePool && { poolSize: config.databasePool }),
    });
    closers.push(() => db.destroy());
    if (config.migrates) await migrate(url);
    else {
      await awaitSchema(db);
      await assertSessions(url);
    }
    await useModeratorsChat(db, config.moderatorsChatId);
    const wakeup = listenForNotifications(url, (error) => report(error));
    closers.push(() => wakeup.close());
    const files = await openFiles(config);
    const replicas = openReplicas({
      db,
      primaryUrl: url,
      urls: config.databaseReplicaUrls,
      poolSize: config.databasePool,
      onError: (error) => report(error),
    });
    closers.push(() => replicas.close());
    const context = { db, replicas, config, files, wakeup, clock: () => new Date() };
    const app = await buildApp(context);
    report = (error) =>
      app.log.warn({ reason: error.message }, 'something in the background failed');
    reportSlow = (query) =>
      app.log.warn({ ...query, requestId: currentRequestId() }, 'a statement was slow');
    if (config.metrics) {
      const metrics = await serveMetrics(context, config.metrics).catch((cause: unknown) => {
        throw new SetupError(
          listenProblem(cause, { ...config, ...config.metrics }, 'METRICS_PORT'),
        );
      });
      closers.push(() => metrics.stop());
    }
    const sweeping = sweepDaily(context, (error) => report(error));
    const jobs = startJobs(context, (error) => report(error));
    const indexing = new AbortController();
    const indexed = backfillUserSearch(db, indexing.signal).catch((error: unknown) =>
      report(error as Error),
    );
    app.addHook('preClose', () => wakeup.close());
    closers.push(() => {
      indexing.abort();
      return Promise.all([app.close(), jobs.stop(), sweeping.stop(), indexed]);
    });
    await app.listen({ port: config.port, host: config.host }).catch((cause: unknown) => {
      throw new SetupError(listenProblem(cause, config, 'PORT'));
    });
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** On a connection of its own: a migration may take longer than any request. */
async function migrate(url: string) {
  try {
    const alone = await connectAlone(url, 'kollab-migrate');
    try {
      await migrateToLatest(alone.db);
    } finally {
      await alone.close();
    }
  } catch (cause) {
    if (cause instanceof SetupError) throw cause;
    throw new SetupError(`The database could not be reached or migrated: ${describe(cause)}`);
  }
}

const describe = (cause: unknown) =>
  (cause instanceof AggregateError ? (cause.errors[0] as Error) : (cause as Error)).message;

const listenProblem = (
  cause: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
  variable: 'PORT' | 'METRICS_PORT',
) =>
  (cause as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? `Port ${port} is in use: stop what uses it, or set ${variable} to another.`
    : `${host}:${port} cannot be listened on: ${describe(cause)}`;
