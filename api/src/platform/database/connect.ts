import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { availableParallelism } from 'node:os';
import pg from 'pg';
import { failedQueries, queryDuration, slowQueries } from '#src/platform/metrics/metrics.ts';
import { observePool } from '#src/platform/metrics/pools.ts';
import { isReadOnly, isSilent } from './outages.ts';
import type { Database, Db } from './schema.ts';
import { setSettings } from './settings.ts';
import { NamingClient } from './statements.ts';

const { INT8, DATE } = pg.types.builtins;

/** A count is a number, and a day of a calendar stays as it is written: it is no moment. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== 'binary' && oid === INT8) return (value: string) => Number(value);
    if (format !== 'binary' && oid === DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
};

/** A statement that took too long, its values left out. */
export interface SlowQuery {
  sql: string;
  ms: number;
}

export interface DatabaseOptions {
  url: string;
  onError: (error: Error) => void;
  poolSize?: number;
  /** Milliseconds to wait for a connection, free or new. */
  connectWithin?: number;
  /** Milliseconds to wait for an answer; usually longer than the server lets a statement take. */
  answerWithin?: number;
  name?: string;
  /** Told of statements that take longer than a second. */
  onSlow?: (query: SlowQuery) => void;
  /** One that it refuses is given up. */
  onConnect?: (client: pg.ClientBase) => Promise<void>;
}

const seconds = 1000;

/** Set by a statement: poolers refuse startup parameters that they do not know. */
const bounds = {
  statement_timeout: String(15 * seconds),
  idle_in_transaction_session_timeout: String(15 * seconds),
};

/**
 * Opens a pool of connections; nothing connects before the first query. The address is looked up
 * anew for each connection, and a server that turned read-only or silent is left behind.
 */
export function connectDatabase({
  url,
  onError,
  poolSize,
  connectWithin = 5 * seconds,
  answerWithin = 20 * seconds,
  name = 'primary',
  onSlow,
  onConnect,
}: DatabaseOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    Client: NamingClient,
    types,
    max: poolSize ?? 2 * availableParallelism() + 1,
    maxLifetimeSeconds: 600,
    connectionTimeoutMillis: connectWithin,
    query_timeout: answerWithin,
    // It is waited for, whatever its type says.
    onConnect: (client) => begin(client, onConnect) as unknown as void,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * seconds,
    application_name: 'kollab-api',
  });
  pool.on('error', onError);
  observePool(name, pool);
  const observe = observeQueries(onSlow);
  const leave = leaverOf(pool);
  const log = (event: LogEvent) => {
    observe(event);
    if (event.level === 'error') leave(event.error);
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log });
  pools.set(db, pool);
  return db;
}

async function begin(client: pg.ClientBase, look?: DatabaseOptions['onConnect']) {
  await client.query(setSettings(bounds));
  await look?.(client);
}

/**
 * Gives up the connections that were open when a statement's failure shows that they lead to the
 * wrong server: idle ones at once, busy ones when they come back, of a silent server all at once.
 */
function leaverOf(pool: pg.Pool) {
  const open = new Set<pg.PoolClient>();
  const spent = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    // The pool listens to idle connections only: a busy one that breaks would end the process.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => open.delete(client));
  pool.on('release', (_, client) => {
    if (spent.has(client)) hangUp(client);
  });
  return (reason: unknown) => {
    if (!isReadOnly(reason) && !isSilent(reason)) return;
    for (const client of open) {
      spent.add(client);
      if (isSilent(reason)) hangUp(client);
    }
    for (let idle = pool.idleCount; idle > 0; idle -= 1) {
      pool.connect().then(
        (client) => client.release(spent.has(client)),
        () => undefined,
      );
    }
  };
}

/** A connection that is ending is not taken back by its pool. */
const hangUp = (client: pg.PoolClient) => void (client as unknown as pg.Client).end();

const pools = new WeakMap<Db, pg.Pool>();

export const poolSizeOf = (db: Db) => pools.get(db)?.options.max ?? 1;

const slow = 1000;
const longestText = 4000;

const kinds = new Set(['select', 'insert', 'update', 'delete', 'with']);
const leading = /^(?:\s|\/\*.*?\*\/|\()*(\w+)/;

const kindOf = (sql: string) => {
  const word = leading.exec(sql)?.[1]?.toLowerCase() ?? '';
  return kinds.has(word) ? word : 'other';
};

const classOf = (error: unknown) => {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'connection';
};

/** `onSlow` hears of statements over a second. */
export function observeQueries(onSlow: (query: SlowQuery) => void = () => undefined) {
  return (event: LogEvent) => {
    const { sql } = event.query;
    const ms = event.queryDurationMillis;
    queryDuration.observe({ statement: kindOf(sql) }, ms / 1000);
    if (event.level === 'error') failedQueries.inc({ class: classOf(event.error) });
    if (ms < slow) return;
    slowQueries.inc();
    onSlow({ sql: sql.slice(0, longestText), ms: Math.round(ms) });
  };
}
