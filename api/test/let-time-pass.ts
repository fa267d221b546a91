import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { sendDigests } from '#src/delivery/digests/digests.ts';
import { remindModerators } from '#src/moderation/queue/reminder.ts';
import { matchAlerts } from '#src/discovery/alerts/alert-matching.service.ts';
import { findLeftOver } from '#src/discovery/alerts/left-over.service.ts';
import { deliverAlerts } from '#src/discovery/alerts/alert-delivery.service.ts';
import { proposePeople } from '#src/discovery/matching/people-to-call.service.ts';
import { refreshTops } from '#src/discovery/matching/top-refresh.service.ts';
import { listeners } from '#src/listeners.ts';
import { countSkills } from '#src/people/skills/skills.service.ts';
import type { Context } from '#src/platform/context.ts';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { channel } from '#src/platform/database/listening/wakeup.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { address, findRunning } from '#src/platform/embedded-postgres/process.ts';
import {
  expireApplications,
  remindOwners,
} from '#src/work/applications/application-waiting.service.ts';
import { askTeams } from '#src/work/check-ins/rounds.service.ts';
import { closeMeetings } from '#src/work/meetings/deciding.service.ts';
import { lapsePairs } from '#src/work/pairs/pair-ending.service.ts';
import { checkVacancies } from '#src/work/vacancies/vacancy-checks.service.ts';

const jobs = [
  countSkills,
  matchAlerts,
  refreshTops,
  findLeftOver,
  deliverAlerts,
  sendDigests,
  remindModerators,
  remindOwners,
  expireApplications,
  lapsePairs,
  checkVacancies,
  proposePeople,
  askTeams,
  closeMeetings,
];

const week = 7 * 24;

/**
 * Makes all that is in a database so many hours older: what was is longer ago, what is to be is nearer.
 * Everybody's clock shows such an hour. The calendar's own day does not move, so Mondays come by what is given,
 * and the day of the week on which a team is asked moves by so many days the other way.
 */
async function age(
  db: Db,
  {
    hours,
    hour,
    monday,
    days,
    weeks,
  }: { hours: number; hour: number } & Record<'monday' | 'days' | 'weeks', number>,
) {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and data_type = 'timestamp with time zone'
    group by table_name order by table_name`.execute(db);
  await db.transaction().execute(async (trx) => {
    // What happened is not done again, nor put on record.
    await sql`set local session_replication_role = replica`.execute(trx);
    // Waits for whatever job is at it, and has all of them done again.
    await sql`update jobs set ran_at = ran_at - interval '1 minute'`.execute(trx);
    for (const { name, columns } of rows) {
      const older = columns.map(
        (column) =>
          sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(hours => ${hours}::int)`,
      );
      await sql`update ${sql.table(name)} set ${sql.join(older)}`.execute(trx);
    }
    // By way of another age: each of a person's weeks is there once.
    await sql`update check_ins set week = week - 7 * ${weeks}::int - 100000`.execute(trx);
    await sql`update check_ins set week = week + 100000`.execute(trx);
    await sql`update check_in_plans set week = week - 7 * ${weeks}::int,
      day = (day - 1 + 7 - ${days}::int % 7) % 7 + 1`.execute(trx);
    await sql`insert into notification_settings (user_id) select id from users
      on conflict do nothing`.execute(trx);
    await sql`update notification_settings set time_zone = ${zoneAt(hour)}`.execute(trx);
    await sql`update weekly_digests
      set due_at = now() + make_interval(hours => ${monday}::int)`.execute(trx);
  });
}

/** How many hours east of Greenwich it is such an hour just now; of two such zones the one where it is today. */
function eastAt(hour: number) {
  const east = hour - new Date().getUTCHours();
  if (hour < morning && east + 24 <= 14) return east + 24;
  return east < -12 ? east + 24 : east > 14 ? east - 24 : east;
}

/** Before it is the night that follows a day: tomorrow's, where there is such a zone. */
const morning = 9;

function zoneAt(hour: number) {
  const east = eastAt(hour);
  // Etc/GMT-3 is three hours east of Greenwich.
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

const dateAt = (hour: number) => Math.floor((new Date().getUTCHours() + eastAt(hour)) / 24);

/** Rounds of all jobs: what one leaves another tells of. */
const roundsAtLeast = 3;

/**
 * Does what is due by the clock, and tells of it: again, for what the product's own jobs are at is left out,
 * and until nothing is left to be matched, which would else be told at whatever hour comes next.
 */
async function doJobs(context: Context) {
  const { db } = context;
  for (let round = 1; round <= roundsAtLeast || (await isLeft(db)); round += 1) {
    // Matched anew after a while only.
    await sql`update jobs set ran_at = ran_at - interval '1 minute' where name = 'matching'`.execute(
      db,
    );
    for (const job of jobs) {
      await sql`select from jobs for share`.execute(db);
      await job(context, context.clock());
    }
    await untilTold(db);
  }
}

async function isLeft(db: Db) {
  const { rows } = await sql`select from match_due union all select from alert_due limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Until the bot told of everything: what it is just sending lies in the future by its lease. */
async function untilTold(db: Db) {
  for (;;) {
    await sql`select pg_notify(${channel}, '')`.execute(db);
    const { rows } = await sql`select from notifications
      where status = 'leased' or (status = 'queued' and due_at <= now()) limit 1`.execute(db);
    if (rows.length === 0) return;
    await delay(50);
  }
}

/**
 * Moves the clock of a running product, and everybody's: what is kept gets older, it is such an hour where
 * people are, and what happens by the clock has happened once the bot told of it. The next Monday at the
 * hour of digests is so many hours away.
 */
export async function openClock(dataDir: string, monday: number) {
  const password = await readFile(join(dataDir, 'postgres-password'), 'utf8');
  const server = await findRunning({ path: await realpath(join(dataDir, 'postgres')), password });
  if (!server) throw new Error(`No database runs in ${dataDir}.`);
  const onError = (error: Error) => {
    throw error;
  };
  const db = connectDatabase({ url: address(server, 'kollab'), onError });
  const context = { db, listeners, clock: () => new Date() } as Context;
  let passed = 0;
  let began: number | undefined;
  /** Days that went by while the calendar's own stood still. */
  let moved: number | undefined;
  return {
    async pass(hours: number, { hour }: { hour: number }) {
      const before = passed;
      passed += hours;
      const isMonday = before < monday && monday <= passed;
      const next = isMonday || passed < monday ? monday : monday + week;
      began ??= hour;
      const days = Math.floor((began + passed) / 24) - dateAt(hour);
      moved ??= days;
      const weeks = Math.floor(days / 7) - Math.floor(moved / 7);
      await age(db, { hours, hour, monday: next - passed, days: days - moved, weeks });
      moved = days;
      await doJobs(context);
    },
    close: () => db.destroy(),
  };
}
