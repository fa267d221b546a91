import { Kysely, PostgresDialect } from 'kysely';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import type { Database, Db } from './schema.ts';
import { assertSessions } from './sessions.ts';
import { setSettings } from './settings.ts';
import { unreachable } from './unreachable.ts';

const closingTime = 2000;

export interface Alone {
  db: Db;
  client: pg.Client;
  close(): Promise<void>;
}

/** Whatever the database or the role says otherwise. */
const unbounded = setSettings({ statement_timeout: '0', idle_in_transaction_session_timeout: '0' });

/** Has none of the limits of requests. Throws a `SetupError`. */
export async function connectAlone(
  url: string,
  application_name: string,
  connectionTimeoutMillis = 10_000,
): Promise<Alone> {
  await assertSessions(url);
  const client = new pg.Client({
    connectionString: url,
    application_name,
    connectionTimeoutMillis,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw unreachable(error);
  });
  await client.query(unbounded);
  const lent = Object.assign(client, { release: () => undefined });
  const pool = { connect: () => Promise.resolve(lent), end: () => client.end(), options: {} };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    client,
    async close() {
      const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
      if (stream.destroyed) return;
      // In the middle of a stream there is no end to wait for.
      const timer = setTimeout(() => stream.destroy(), closingTime);
      await Promise.race([client.end(), once(stream, 'close')]);
      clearTimeout(timer);
    },
  };
}
