import { matchNext } from '@kollab/api/discovery/alerts/alert-matching.service';
import { listFeed } from '@kollab/api/discovery/feed/feed.service';
import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { sql } from 'kysely';
import pg from 'pg';
import { number, type Say, shareOf } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { ask, type Db, postmasterIn, startPostgres, withDb } from '#src/kit/postgres.ts';
import { cpuOfFamily } from '#src/kit/processes.ts';
import { countingSettings, takeStatements } from '#src/kit/statements.ts';
import { invent, sizes } from './invent.ts';

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  ...countingSettings,
};
const { searches } = sizes;
const bars = { matchMs: 400, feedMs: 50 };
const feeds = 100;

/** Times work, and prints it with what it costs: CPU of ours and of Postgres, pages of 8 KB it looks at. */
function meter(statements: pg.Client, postmaster: number, say: Say) {
  const ms = (value: number) => value.toFixed(1).padStart(9);
  say(
    ['', 'p50', 'p95', 'our CPU', 'its CPU', 'buffers']
      .map((head, index) => (index === 0 ? head.padEnd(36) : head.padStart(9)))
      .join(''),
  );
  return {
    measure: async (name: string, works: (() => Promise<unknown>)[]) => {
      await takeStatements(statements);
      const [before, postgres] = [process.cpuUsage(), await cpuOfFamily(postmaster)];
      const times: number[] = [];
      for (const work of works) {
        const begun = performance.now();
        await work();
        times.push(performance.now() - begun);
      }
      const { user, system } = process.cpuUsage(before);
      const postgresMs = (await cpuOfFamily(postmaster)) - postgres;
      const { buffers } = await takeStatements(statements);
      const each = (total: number) => total / works.length;
      const figures = [
        ...[0.5, 0.95].map((at) => ms(shareOf(times, at))),
        ms(each(user + system) / 1000),
        ms(each(postgresMs)),
        each(buffers).toFixed(0).padStart(9),
      ];
      say([name.padEnd(36), ...figures].join(''));
      return shareOf(times, 0.95);
    },
  };
}

type Meter = ReturnType<typeof meter>;

async function measureMatching(db: Db, { measure }: Meter, say: Say) {
  await sql`insert into alert_due (subject_id, kind, due_at)
    select id, 'vacancies', now() from vacancies`.execute(db);
  const next = () => matchNext(db, new Date());
  const before = performance.now();
  const worst = await measure(
    'a batch of 200 searches',
    Array.from({ length: searches / 200 + 1 }, () => next),
  );
  const seconds = (performance.now() - before) / 1000;
  const left = await sql`select from alert_due`.execute(db);
  if (left.rows.length > 0) throw new Error('Some still wait.');
  const { rows } = await sql<{
    people: number;
  }>`select count(*)::int as people from alerts`.execute(db);
  say(
    `  all of them: ${seconds.toFixed(1)} s, ${number(rows[0]?.people ?? 0)} things noted for somebody`,
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

export const runAlerts = (say: Say): Promise<boolean> =>
  inFolder('alerts', async (folder) => {
    const url = await startPostgres(folder, settings);
    return withDb(url, async (db) => {
      await migrateToLatest(db);
      const begun = performance.now();
      await invent(url);
      await ask(url, 'create extension pg_stat_statements');
      say(
        `${number(searches)} saved searches, ${number(sizes.vacancies)} new vacancies, ${number(sizes.events)} events, ${number(sizes.followed)} followed, made in ${((performance.now() - begun) / 1000).toFixed(0)} s; milliseconds of one:`,
      );
      const statements = new pg.Client({ connectionString: url });
      await statements.connect();
      try {
        const made = meter(statements, await postmasterIn(folder), say);
        const match = await measureMatching(db, made, say);
        const feed = await measureFeed(db, made);
        say(`Bars: p95 of a batch ${bars.matchMs}, of the feed ${bars.feedMs}`);
        return match < bars.matchMs && feed < bars.feedMs;
      } finally {
        await statements.end();
      }
    });
  });
