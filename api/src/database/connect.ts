import { Kysely, PostgresDialect } from 'kysely';
import { availableParallelism } from 'node:os';
import pg from 'pg';
import type { Database, Db } from './schema.ts';
import { NamingClient } from './statements.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? (value: string) => Number(value)
      : pg.types.getTypeParser(oid, format),
};

export interface DatabaseOptions {
  url: string;
  /** Told of connections that break while idle; the pool replaces them. */
  onError: (error: Error) => void;
  poolSize?: number;
}

/** Opens a pool of connections; nothing connects before the first query. */
export function connectDatabase({ url, onError, poolSize }: DatabaseOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    Client: NamingClient,
    types,
    max: poolSize ?? 2 * availableParallelism() + 1,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'kollab-api',
  });
  pool.on('error', onError);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
