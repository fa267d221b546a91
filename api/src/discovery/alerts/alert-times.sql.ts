import { type RawBuilder, sql } from 'kysely';
import { lastTimeOf } from '#src/platform/outbox/timing.sql.ts';

const zone = sql<string>`coalesce(settings.time_zone, 'Europe/Moscow')`;
const hour = sql<number>`coalesce(settings.digest_at, ${19 * 60}::int)`;

export const digestAfter = (at: RawBuilder<Date>) =>
  sql<Date>`(${lastTimeOf(at, zone, hour)} + interval '1 day')`;

export const nextDigest = (now: Date) => digestAfter(sql`${now}::timestamptz`);

export const nextMonday = (now: Date) => sql<Date>`(${nextDigest(now)} + make_interval(days =>
  (8 - extract(isodow from ${nextDigest(now)} at time zone ${zone})::int) % 7))`;
