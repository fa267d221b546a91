import { sql } from 'kysely';
import { prepared } from '#src/platform/database/prepared.ts';
import type { LimitedAct, Trx } from '#src/platform/database/schema.ts';

interface Act {
  userId: string;
  kind: LimitedAct;
  at: Date;
  amount: number;
}

/** One after another per person and act, until the transaction ends. */
export const lockingActs = (trx: Trx, { userId, kind }: Pick<Act, 'userId' | 'kind'>) =>
  lockActs.query(trx, { acts: `${kind}:${userId}` });

const lockActs = prepared(
  ['acts'],
  (_, { acts }: { acts: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${acts}, 0))`,
);

interface Bounds {
  most: number;
  since: Date;
}

/**
 * Counts an act if no more than `most` are done `since`; else answers after how many seconds it will.
 * Acts from before are forgotten.
 */
export const countingAct = prepared(
  ['userId', 'kind', 'at', 'amount', 'most', 'since'],
  (_, { userId, kind, at, amount, most, since }: Act & Bounds) => {
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
  },
).query;
