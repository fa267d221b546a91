import type pg from 'pg';

export const countingSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
  'pg_stat_statements.track_utility': 'off',
};

const resetStatements = `select pg_stat_statements_reset(0, (select oid from pg_database
  where datname = current_database()), 0)`;
const sumStatements = `select coalesce(sum(calls), 0)::float8 as calls,
    coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms,
    coalesce(sum(shared_blks_hit + shared_blks_read + temp_blks_read), 0)::float8 as buffers
  from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
    and query not like '%pg_stat_statements%'`;

export interface Stated {
  calls: number;
  ms: number;
  buffers: number;
}

export async function takeStatements(client: pg.Client): Promise<Stated> {
  const { rows } = await client.query<Stated>(sumStatements);
  await client.query(resetStatements);
  return rows[0] ?? { calls: 0, ms: 0, buffers: 0 };
}
