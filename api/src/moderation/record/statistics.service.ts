import {
  displayName,
  serverLimits,
  type Statistics,
  type TypicalTime,
  type Waiting,
} from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import * as queries from './statistics.queries.ts';

const day = 24 * 60 * 60_000;
const week = 7 * day;
const typicalSince = 30 * day;
const typicalOfAtLeast = 5;

export async function readWaiting(db: Db, moderator: Person): Promise<Waiting> {
  const rows = await queries.listWaiting(db, moderator.id);
  const of = (kind: keyof Waiting) => {
    const row = rows.find((one) => one.kind === kind);
    return { count: row?.count ?? 0, oldestAt: row?.oldest_at?.toISOString() ?? null };
  };
  return {
    profile: of('profile'),
    project: of('project'),
    report: of('report'),
    appeal: of('appeal'),
  };
}

export { listWaiting, type WaitingRow } from './statistics.queries.ts';

export async function readTypicalTime({ db, clock }: Context): Promise<TypicalTime> {
  const since = new Date(clock().getTime() - typicalSince);
  const rows = await queries.listTypicalHours(db, since);
  const of = (kind: 'profile' | 'project') => {
    const row = rows.find((one) => one.kind === kind && one.count >= typicalOfAtLeast);
    return row ? Math.max(1, Math.ceil(row.hours)) : null;
  };
  return { profileHours: of('profile'), projectHours: of('project') };
}

function mondayOf(at: Date) {
  const midnight = at.getTime() - (at.getTime() % day);
  return new Date(midnight - ((at.getUTCDay() + 6) % 7) * day);
}

export async function readStatistics(
  { db, clock }: Context,
  moderator: Person,
): Promise<Statistics> {
  const monday = mondayOf(clock()).getTime();
  const weeks = Array.from(
    { length: serverLimits.statisticsWeeks },
    (_, index) => new Date(monday - index * week),
  );
  const since = weeks.at(-1) ?? new Date(monday);
  const rows = await queries.listDecided(db, since, weeks.length);
  return {
    waiting: await readWaiting(db, moderator),
    total: toDurations(rows.find((row) => row.week === null && row.telegram_id === null)),
    byModerator: rows.flatMap((row) => toModerator(row) ?? []),
    byWeek: weeks.map((at) => {
      const name = at.toISOString().slice(0, 10);
      return Object.assign({ week: name }, toDurations(rows.find((row) => row.week === name)));
    }),
  };
}

const toDurations = (row: queries.DecidedRow | undefined) => ({
  decided: row?.decided ?? 0,
  medianHours: toHours(row?.median_hours),
  p95Hours: toHours(row?.p95_hours),
});

/** Minutes count, seconds do not. */
const toHours = (hours: number | null | undefined) =>
  hours === null || hours === undefined ? null : Math.round(hours * 100) / 100;

function toModerator(row: queries.DecidedRow) {
  const { telegram_id: telegramId, first_name: firstName, last_name: lastName } = row;
  if (telegramId === null) return undefined;
  return {
    telegramId,
    name: displayName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
    approved: row.approved,
    rejected: row.decided - row.approved,
    ...toDurations(row),
  };
}
