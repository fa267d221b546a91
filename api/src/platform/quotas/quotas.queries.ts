import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';
import type { LimitedAct } from '#src/platform/database/tables/acts.ts';

interface Act {
  userId: string;
  kind: LimitedAct;
  at: Date;
  amount: number;
}

export async function lockActs(trx: Trx, { userId, kind }: Pick<Act, 'userId' | 'kind'>) {
  const acts = `${kind}:${userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${acts}, 0))`.execute(trx);
}

interface Bounds {
  most: number;
  since: Date;
}

/**
 * Counts an act if no more than `most` are done `since`; else answers after how many seconds it will.
 * Acts from before are forgotten.
 */
export async function countAct(
  trx: Trx,
  { userId, kind, at, amount, most, since }: Act & Bounds,
): Promise<number | null> {
  const own = sql`user_id = ${userId} and kind = ${kind}`;
  const recent = sql`acts where ${own} and at > ${since}`;
  // The act after whose end, and that of all before it, there is room again.
  const lastInTheWay = sql`(
      select at from (select at, sum(amount) over (order by at rows unbounded preceding) as freed
        from ${recent}) as acts
      where freed >= excess order by at limit 1)`;
  const { rows } = await sql<{ retry_after: number | null }>`
      with forgotten as (delete from acts where ${own} and at <= ${since}),
      counted as (
        select coalesce(sum(amount), 0) + ${amount}::int - ${most}::int as excess from ${recent}
      ), done as (
        insert into acts (user_id, kind, at, amount)
        select ${userId}, ${kind}, ${at}, ${amount}::int from counted where excess <= 0
      )
      select case when excess > 0 then ceil(extract(epoch from
        coalesce(${lastInTheWay}, ${at}::timestamptz) - ${since}::timestamptz))::int end as retry_after
      from counted`.execute(trx);
  return rows[0]?.retry_after ?? null;
}
