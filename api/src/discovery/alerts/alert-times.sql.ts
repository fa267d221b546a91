import { sql } from 'kysely';
import { lastTimeOf } from '#src/platform/outbox/timing.sql.ts';

const zone = sql<string>`coalesce(settings.time_zone, 'Europe/Moscow')`;
const hour = sql<number>`coalesce(settings.digest_at, ${19 * 60}::int)`;

/** When somebody's next daily digest comes, by `settings`. */
export const nextDigest = (now: Date) =>
  sql<Date>`(${lastTimeOf(sql`${now}::timestamptz`, zone, hour)} + interval '1 day')`;

/** The same on a Monday. */
export const nextMonday = (now: Date) => sql<Date>`(${nextDigest(now)} + make_interval(days =>
  (8 - extract(isodow from ${nextDigest(now)} at time zone ${zone})::int) % 7))`;
