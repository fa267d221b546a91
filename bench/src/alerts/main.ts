import { matchNext } from '@kollab/api/finding/alerts/alert-matching.service';
import { listFeed } from '@kollab/api/finding/feed/feed.service';
import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { sql } from 'kysely';
import { number, type Say, shareOf } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { type Db, startPostgres, withDb } from '#src/kit/postgres.ts';
import { invent, sizes } from './invent.ts';

const settings = { fsync: 'off', synchronous_commit: 'off', shared_buffers: '1GB' };
const bars = { matchMs: 20, feedMs: 50 };

async function timed(count: number, work: (index: number) => Promise<unknown>) {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    await work(index);
    found.push(performance.now() - begun);
  }
  return found;
}

/** One new vacancy at a time, against all saved searches. */
async function measureMatching(db: Db) {
  const { rows } = await sql<{ id: string }>`select id from vacancies order by id`.execute(db);
  const matchOne = async ({ id }: { id: string }) => {
    await sql`insert into alert_due (subject_id, kind, due_at) values (${id}, 'vacancies', now())`.execute(
      db,
    );
    return async () => {
      while (await matchNext(db, new Date()));
    };
  };
  const [first, ...rest] = rows;
  if (first) await (await matchOne(first))();
  const found: number[] = [];
  for (const row of rest) {
    const work = await matchOne(row);
    found.push(...(await timed(1, work)));
  }
  return found;
}

async function measureFeed(db: Db) {
  const { rows } = await sql<{
    id: string;
  }>`select distinct follower_id as id from follows`.execute(db);
  const read = ({ id }: { id: string }) => listFeed(db, { id }, { limit: 20 }, new Date());
  for (const row of rows.slice(0, 3)) await read(row);
  return timed(100, (index) => read(rows[index % rows.length] ?? { id: '' }));
}

/** How quick saved searches are matched, and the feed of somebody who follows many is read. */
export const runAlerts = (say: Say): Promise<boolean> =>
  inFolder('alerts', async (folder) => {
    const url = await startPostgres(folder, settings);
    return withDb(url, async (db) => {
      await migrateToLatest(db);
      await invent(db);
      say(
        `${number(sizes.searches)} saved searches, ${number(sizes.events)} events, ${number(sizes.followed)} followed; milliseconds: p50, p95`,
      );
      const results = [
        ['one new vacancy matched', await measureMatching(db), bars.matchMs],
        ['the feed', await measureFeed(db), bars.feedMs],
      ] as const;
      for (const [name, found, bar] of results) {
        say(
          `${name}: ${shareOf(found, 0.5).toFixed(1)}, ${shareOf(found, 0.95).toFixed(1)} (bar ${bar})`,
        );
      }
      return results.every(([, found, bar]) => shareOf(found, 0.95) < bar);
    });
  });
