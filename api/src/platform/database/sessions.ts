import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { SetupError } from '@kollab/runtime/setup-error';

const patience = 4000;

/** A shared session might be met by chance at any one time. */
const rounds = 6;

const unsupported = /unsupported startup parameter: (\S+)/;

const shared =
  'DATABASE_URL leads to a pooler that gives one session to several clients (PgBouncer in transaction or statement mode): Kollab listens, locks and prepares in sessions of its own. Set pool_mode = session for its database, or lead DATABASE_URL to Postgres itself.';

export function poolerProblem(error: unknown): SetupError | undefined {
  const [, name] = unsupported.exec(error instanceof Error ? error.message : '') ?? [];
  if (name === undefined) return undefined;
  return new SetupError(
    `The pooler that DATABASE_URL leads to refuses the startup parameter ${name}: leave it out of DATABASE_URL, or add it to the pooler's setting (PgBouncer: ignore_startup_parameters = ${name}).`,
  );
}

/**
 * Throws a `SetupError` when connections do not have a session of Postgres each. Where nobody
 * answers it says nothing: whatever comes next tells that.
 */
export async function assertSessions(url: string): Promise<void> {
  const clients = [openProbe(url), openProbe(url)] as const;
  const over = new AbortController();
  try {
    const isShared = await Promise.race([
      areShared(clients),
      delay(patience, false, { signal: over.signal }),
    ]);
    if (isShared) throw new SetupError(shared);
  } catch (error) {
    if (error instanceof SetupError) throw error;
    const problem = poolerProblem(error);
    if (problem) throw problem;
  } finally {
    over.abort();
    await Promise.race([Promise.all(clients.map((client) => client.end())), delay(500)]);
  }
}

function openProbe(connectionString: string) {
  const client = new pg.Client({
    connectionString,
    application_name: 'probe-of-kollab',
    connectionTimeoutMillis: patience,
  });
  client.on('error', () => undefined);
  return client;
}

async function areShared(clients: readonly [pg.Client, pg.Client]) {
  for (const client of clients) await client.connect();
  const seen = clients.map(() => new Set<number>());
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, client] of clients.entries()) {
      // Twice: a pooler that takes sessions in turn might else give each the same one each time.
      for (let time = 0; time <= index; time += 1) seen[index]?.add(await sessionOf(client));
    }
  }
  const all = new Set(seen.flatMap((own) => [...own]));
  return all.size !== clients.length || seen.some((own) => own.size > 1);
}

async function sessionOf(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}
