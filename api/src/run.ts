import { setTimeout as delay } from 'node:timers/promises';
import { listenProblem } from '@kollab/runtime/metrics';
import { longestStop } from '@kollab/runtime/process';
import { buildApp } from './app.ts';
import { assertThere } from './check-stores.ts';
import { listeners } from './listeners.ts';
import type { Config } from '#src/platform/config/config.ts';
import type { Context } from '#src/platform/context.ts';
import { connectDatabase, type SlowQuery } from '#src/platform/database/connect.ts';
import { prepareDatabase } from '#src/platform/database/migration/prepare.ts';
import { openReplicas } from '#src/platform/database/replicas/replicas.ts';
import { startEmbeddedPostgres } from '#src/platform/embedded-postgres/server.ts';
import { assertTaken } from '#src/platform/files/assert-taken.ts';
import { openFiles } from '#src/platform/files/files.ts';
import { startJobs } from '#src/jobs/jobs.ts';
import { setModeratorsChat } from '#src/platform/outbox/outbox.service.ts';
import { openChanges } from '#src/platform/database/listening/changes.ts';
import { listenTo } from '#src/platform/database/listening/listening.ts';
import { openWakeup } from '#src/platform/database/listening/wakeup.ts';
import { serveApiMetrics } from '#src/platform/health/metrics-server.ts';
import { backfillMatching } from '#src/discovery/matching/matchable.service.ts';
import { backfillCatalogue } from '#src/discovery/catalogue/cataloguing.service.ts';
import { backfillUserSearch } from '#src/discovery/search/indexing.service.ts';
import { currentRequestId } from '@kollab/runtime/request-id';
import { sweepDaily } from '#src/platform/uploads/sweep.ts';
import { screenNames } from '#src/people/users/name-screening.service.ts';
import { learnStartingTags } from '#src/people/tags/tags.service.ts';

/**
 * Starts the API: database, migrations, HTTP. `stop` ends it all in reverse order, within ten
 * seconds; `onFatal` is told what it cannot go on without. Throws a `SetupError`; when `interrupted`
 * aborts meanwhile its reason, once all that was begun has ended. `clock` tells what time it is to it.
 */
export async function runApi(
  config: Config,
  onFatal: (problem: Error) => void,
  interrupted = new AbortController().signal,
  clock: Context['clock'] = () => new Date(),
) {
  const closers: (() => Promise<unknown>)[] = [];
  let report = (error: Error) => {
    process.stderr.write(`${error.message}\n`);
  };
  let reportReturn = () => undefined as void;
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
      const { traceRequests } = await import('#src/platform/metrics/tracing.ts');
      closers.push(traceRequests(config.tracing));
    }
    const files = await openFiles(config);
    await assertTaken(files);
    if (!config.databaseUrl) await assertThere(config);
    const embedded = config.databaseUrl
      ? undefined
      : await startEmbeddedPostgres(config, interrupted);
    if (embedded) closers.push(() => embedded.stop());
    const url = config.databaseUrl ?? embedded?.url ?? '';
    interrupted.throwIfAborted();
    await prepareDatabase({ url, migrates: config.migrates, interrupted });
    interrupted.throwIfAborted();
    embedded?.keepAlive({
      onLoss: () => report(new Error('The database has ended: it is started again.')),
      onReturn: () => reportReturn(),
      onEnd: onFatal,
    });
    const db = connectDatabase({
      url,
      onError: (error) => report(error),
      onSlow: (query) => reportSlow(query),
      ...(config.databasePool && { poolSize: config.databasePool }),
    });
    closers.push(() => db.destroy());
    if (config.startingTags.length > 0) {
      await db.transaction().execute((trx) => learnStartingTags(trx, config.startingTags));
    }
    await setModeratorsChat(db, config.moderatorsChatId);
    const wakeup = openWakeup();
    const changes = openChanges();
    const listening = listenTo(url, [wakeup, changes], (error) => report(error));
    closers.push(() => listening.close());
    const replicas = openReplicas({
      db,
      primaryUrl: url,
      urls: config.databaseReplicaUrls,
      poolSize: config.databasePool,
      onError: (error) => report(error),
    });
    closers.push(() => replicas.close());
    const context = { db, replicas, config, files, wakeup, changes, listeners, clock };
    const app = await buildApp(context);
    report = (error) =>
      app.log.warn({ reason: error.message }, 'something in the background failed');
    reportReturn = () => app.log.warn('The database is back');
    reportSlow = (query) =>
      app.log.warn({ ...query, requestId: currentRequestId() }, 'a statement was slow');
    if (config.metrics) {
      const metrics = await serveApiMetrics(context, config.metrics);
      closers.push(() => metrics.stop());
    }
    const sweeping = sweepDaily(context, (error) => report(error));
    const jobs = startJobs(context, (error) => report(error));
    const walking = new AbortController();
    const walked = screenNames(context, walking.signal)
      .then(() => backfillUserSearch(db, walking.signal))
      .then(() => backfillMatching(db, walking.signal))
      .then(() => backfillCatalogue(db, walking.signal))
      .catch((error: unknown) => report(error as Error));
    app.addHook('preClose', async () => wakeup.close());
    closers.push(() => {
      walking.abort();
      return Promise.all([app.close(), jobs.stop(), sweeping.stop(), walked]);
    });
    interrupted.throwIfAborted();
    await app.listen({ port: config.port, host: config.host }).catch((cause: unknown) => {
      throw listenProblem(cause, config, 'PORT');
    });
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
