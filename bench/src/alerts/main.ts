import { matchNext } from '@kollab/api/finding/alerts/alert-matching.service';
import { listFeed } from '@kollab/api/finding/feed/feed.service';
import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { sql } from 'kysely';
import pg from 'pg';
import { number, type Say, shareOf, sum } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { ask, type Db, startPostgres, withDb } from '#src/kit/postgres.ts';
import { countingSettings, takeStatements } from '#src/kit/statements.ts';
import { invent, sizes } from './invent.ts';

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  ...countingSettings,
};
const bars = { matchMs: 20, feedMs: 50 };
const [warming, feeds] = [20, 100];

/** Times work, and prints it with what it costs: our CPU, Postgres's time, pages of 8 KB it looks at. */
function meter(statements: pg.Client, say: Say) {
  const ms = (value: number) => value.toFixed(1).padStart(9);
  say(
    ['', 'p50', 'p95', 'CPU', 'Postgres', 'buffers']
      .map((head, index) => (index === 0 ? head.padEnd(36) : head.padStart(9)))
      .join(''),
  );
  const report = (name: string, times: readonly number[], costs: string[]) =>
    say([name.padEnd(36), ...[0.5, 0.95].map((at) => ms(shareOf(times, at))), ...costs].join(''));
  return {
    report,
    async measure(name: string, works: (() => Promise<unknown>)[]) {
      await takeStatements(statements);
      const before = process.cpuUsage();
      const times: number[] = [];
      for (const work of works) {
        const begun = performance.now();
        await work();
        times.push(performance.now() - begun);
      }
      const { user, system } = process.cpuUsage(before);
      const stated = await takeStatements(statements);
      const each = (total: number) => total / works.length;
      report(name, times, [
        ms(each(user + system) / 1000),
        ms(each(stated.ms)),
        each(stated.buffers).toFixed(0).padStart(9),
      ]);
      return shareOf(times, 0.95);
    },
  };
}

type Meter = ReturnType<typeof meter>;

/** One new vacancy at a time, against all saved searches: whole, and the batches it is done in. */
async function measureMatching(db: Db, { measure, report }: Meter, say: Say) {
  const { rows } = await sql<{ id: string }>`select id from vacancies order by id`.execute(db);
  const batches: number[] = [];
  const matchOne = async ({ id }: { id: string }) => {
    await sql`insert into alert_due (subject_id, kind, due_at)
      values (${id}, 'vacancies', now())`.execute(db);
    for (let isMore = true; isMore;) {
      const begun = performance.now();
      isMore = await matchNext(db, new Date());
      if (isMore) batches.push(performance.now() - begun);
    }
  };
  for (const row of rows.slice(0, warming)) await matchOne(row);
  batches.length = 0;
  const measured = rows.slice(warming);
  const worst = await measure(
    'one new vacancy matched',
    measured.map((row) => () => matchOne(row)),
  );
  report(`  in ${number(batches.length)} batches of`, batches, []);
  const ids = measured.map(({ id }) => id);
  const found = await sql<{ count: number }>`select count(*)::int as count from alerts
    where subject_id = any (${ids}::uuid[]) group by subject_id`.execute(db);
  const counts = found.rows.map(({ count }) => count);
  say(
    `  people to tell: p50 ${number(shareOf(counts, 0.5))}, p95 ${number(shareOf(counts, 0.95))}, all ${number(sum(counts))}`,
  );
  return worst;
}

async function measureFeed(db: Db, { measure }: Meter) {
  const { rows } = await sql<{
    id: string;
  }>`select distinct follower_id as id from follows`.execute(db);
  const read = (index: number) => async () => {
    const reader = rows[index % rows.length] ?? { id: '' };
    await listFeed(db, reader, { limit: 20 }, new Date());
  };
  for (let index = 0; index < rows.length; index += 1) await read(index)();
  return measure(
    'the feed',
    Array.from({ length: feeds }, (_, index) => read(index)),
  );
}

/** How quick saved searches are matched, and the feed of somebody who follows many is read. */
export const runAlerts = (say: Say): Promise<boolean> =>
  inFolder('alerts', async (folder) => {
    const url = await startPostgres(folder, settings);
    return withDb(url, async (db) => {
      await migrateToLatest(db);
      const begun = performance.now();
      await invent(url);
      await ask(url, 'create extension pg_stat_statements');
      say(
        `${number(sizes.searches)} saved searches, ${number(sizes.events)} events, ${number(sizes.followed)} followed, made in ${((performance.now() - begun) / 1000).toFixed(0)} s; milliseconds of one:`,
      );
      const statements = new pg.Client({ connectionString: url });
      await statements.connect();
      try {
        const made = meter(statements, say);
        const match = await measureMatching(db, made, say);
        const feed = await measureFeed(db, made);
        say(`Bars: p95 of a vacancy ${bars.matchMs}, of the feed ${bars.feedMs}`);
        return match < bars.matchMs && feed < bars.feedMs;
      } finally {
        await statements.end();
      }
    });
  });
