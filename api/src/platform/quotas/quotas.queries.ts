import { sql } from 'kysely';
import type { LimitedAct } from '#src/platform/database/schema.ts';

interface Act {
  userId: string;
  kind: LimitedAct;
  at: Date;
  amount: number;
}

/** One after another per person and act, until the transaction ends. */
export const lockingActs = ({ userId, kind }: Pick<Act, 'userId' | 'kind'>) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${userId}`}, 0))`;

/**
 * Counts an act if no more than `most` are done in any `window` of milliseconds; else answers after
 * how many seconds it will. Acts from before the window are forgotten.
 */
export const countingAct = (
  { userId, kind, at, amount }: Act,
  { most, window }: { most: number; window: number },
) => {
  const since = new Date(at.getTime() - window);
  const own = sql`user_id = ${userId} and kind = ${kind}`;
  const recent = sql`acts where ${own} and at > ${since}`;
  // The act after whose end, and that of all before it, there is room again.
  const lastInTheWay = sql`(
    select at from (select at, sum(amount) over (order by at rows unbounded preceding) as freed
      from ${recent}) as acts
    where freed >= excess order by at limit 1)`;
  return sql<{ retry_after: number | null }>`
    with forgotten as (delete from acts where ${own} and at <= ${since}),
    counted as (
      select coalesce(sum(amount), 0) + ${amount}::int - ${most}::int as excess from ${recent}
    ), done as (
      insert into acts (user_id, kind, at, amount)
      select ${userId}, ${kind}, ${at}, ${amount}::int from counted where excess <= 0
    )
    select case when excess > 0 then ceil(extract(epoch from
      coalesce(${lastInTheWay}, ${at}::timestamptz) - ${since}::timestamptz))::int end as retry_after
    from counted`;
};
