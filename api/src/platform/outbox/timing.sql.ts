import { type RawBuilder, sql } from 'kysely';
import type { NotificationStatus } from '#src/platform/database/tables/notifications.ts';

export const withSettings = sql`left join notification_settings as settings
  on settings.user_id = users.id`;

type Setting = RawBuilder<string | null>;

export const firstStatus = (setting: Setting) => sql<NotificationStatus>`
  case coalesce(settings.modes ->> ${setting}, 'instant')
    when 'off' then 'off'
    when 'digest' then 'held'
    else case when users.unreachable_at is null then 'queued' else 'parked' end
  end`;

export const firstDue = (setting: Setting) => sql<Date>`
  case when ${setting} is null or settings.quiet_from is null then now()
    else ${afterQuiet(sql`now()`, {
      zone: sql`settings.time_zone`,
      from: sql`settings.quiet_from`,
      to: sql`settings.quiet_to`,
    })} end`;

interface Quiet {
  zone: RawBuilder<string>;
  from: RawBuilder<number>;
  to: RawBuilder<number>;
}

/**
 * A moment, or the end of the quiet hours it falls in. `from` and `to` are minutes of the day by the
 * clock of `zone` and may span midnight; the same twice is never quiet.
 */
export const afterQuiet = (at: RawBuilder<Date>, { zone, from, to }: Quiet) => sql<Date>`(
  select case
    when not case when ${from} <= ${to} then minute >= ${from} and minute < ${to}
      else minute >= ${from} or minute < ${to} end then ${at}
    else greatest(${at}, (today + make_interval(
      days => case when minute >= ${to} then 1 else 0 end, mins => ${to}::int
    )) at time zone ${zone})
  end
  from (select
    date_trunc('day', ${at} at time zone ${zone}) as today,
    (extract(hour from ${at} at time zone ${zone}) * 60
      + extract(minute from ${at} at time zone ${zone}))::int as minute
  ) as local)`;

export const awayEnd = (settings: string) =>
  sql<Date | null>`(${sql.ref(`${settings}.away_until`)}::timestamp
    at time zone ${sql.ref(`${settings}.time_zone`)})`;

/** Nobody is reminded at night, also who set no quiet hours: in minutes after midnight. */
const night = { from: 22 * 60, to: 9 * 60 };

/** The same moment, or the end of the quiet hours that the person in `settings` has in any case. */
export const afterNight = (at: RawBuilder<Date>) =>
  afterQuiet(at, {
    zone: sql`coalesce(settings.time_zone, 'Europe/Moscow')`,
    from: sql`coalesce(settings.quiet_from, ${night.from}::int)`,
    to: sql`coalesce(settings.quiet_to, ${night.to}::int)`,
  });

export const lastDigest = (now: Date) =>
  lastTimeOf(sql`${now}::timestamptz`, sql`settings.time_zone`, sql`settings.digest_at`);

export const isDigestDue = sql<boolean>`(held.oldest <= due.at and (settings.digested_at is null
  or (settings.digested_at at time zone settings.time_zone)::date
    < (due.at at time zone settings.time_zone)::date))`;

/** The last moment, not after `at`, at which a clock in `zone` showed a minute of the day. */
export const lastTimeOf = (
  at: RawBuilder<Date>,
  zone: RawBuilder<string>,
  minute: RawBuilder<number>,
) => sql<Date>`(
  select (today + make_interval(
    days => case when today + make_interval(mins => ${minute}::int) > local_at then -1 else 0 end,
    mins => ${minute}::int
  )) at time zone ${zone}
  from (select ${at} at time zone ${zone} as local_at,
    date_trunc('day', ${at} at time zone ${zone}) as today) as local)`;
