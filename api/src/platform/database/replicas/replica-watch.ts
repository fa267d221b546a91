import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { connectDatabase } from '#src/platform/database/connect.ts';
import type { Db } from '#src/platform/database/schema.ts';

export interface Replica {
  url: string;
  db: Db | undefined;
  server: string | undefined;
  leads: boolean;
  /** A connection led to another server than the one that is watched. */
  isSplit: boolean;
  /** How much of the primary's log it has at least replayed, in bytes. */
  position: number;
  /** It has all that was committed before this moment of our own clock. */
  freshAt: number;
  isAway: boolean;
}

export interface ReplicaState {
  /** Host and port. */
  name: string;
  ok: boolean;
  /** Whether it is the primary now: it is well, and serves reads again when it follows. */
  leads: boolean;
  lagSeconds: number | null;
}

interface WatchOptions {
  primaryUrl: string;
  replicas: readonly Replica[];
  open: (replica: Replica, server: string) => Promise<void>;
  onError: (error: Error) => void;
  longestLag: number;
  interval: number;
}

/** Moments of the primary's log: everything committed before `at` lies before `position`. */
interface Sample {
  at: number;
  position: number;
}

const mostSamples = 600;
const patience = { connectWithin: 1000, answerWithin: 1000, poolSize: 1 };
const now = () => performance.now();

/** How far behind is behind one server, not behind whichever a balancer takes next. */
export const several =
  'its address leads to several servers in turn: name each of them in DATABASE_REPLICA_URLS';

/**
 * Compares how far replicas have replayed with where the primary was, on connections of its own:
 * right when nothing is written, when a replica lost its primary, and whatever their clocks say.
 */
export function watchReplicas(options: WatchOptions) {
  const { primaryUrl, replicas, open, onError, longestLag, interval } = options;
  const closing = new AbortController();
  const samples: Sample[] = [];
  const connect = (url: string) =>
    connectDatabase({ url, name: 'watch', onError: () => undefined, ...patience });
  const isFresh = ({ freshAt, isAway }: Replica) => !isAway && now() - freshAt <= longestLag;

  async function samplePrimary(db: Db) {
    const at = now();
    const { position, ...known } = await readPrimary(db);
    samples.push({ at, position });
    if (samples.length > mostSamples) samples.shift();
    return known;
  }

  async function look(replica: Replica, db: Db, primary: Known) {
    const seen = await readReplica(db);
    replica.leads = !seen.follows && seen.server === primary.server;
    if (replica.leads) throw new Error('it leads now');
    if (!seen.follows) throw new Error('it follows nobody');
    if (seen.system !== primary.system) throw new Error('it follows another primary');
    if (replica.server !== seen.server) await open(replica, seen.server);
    if (replica.isSplit) throw new Error(several);
    replica.position = seen.position;
    replica.freshAt = samples.findLast((one) => one.position <= seen.position)?.at ?? -Infinity;
    replica.isAway = false;
  }

  async function keep(url: string, work: (db: Db) => Promise<void>) {
    const db = connect(url);
    while (!closing.signal.aborted) {
      await work(db);
      await delay(interval, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    await db.destroy();
  }

  let primary: Known | undefined;
  const watchPrimary = async (db: Db) => {
    primary = await samplePrimary(db).catch(() => primary);
  };
  const watchReplica = (replica: Replica) => {
    let was = 'fresh';
    return async (db: Db) => {
      if (primary === undefined) return;
      const problem = await look(replica, db, primary).then(
        () => (isFresh(replica) ? undefined : 'it lags'),
        (error: Error) => {
          replica.isAway = true;
          return error.message;
        },
      );
      const state = isFresh(replica) ? 'fresh' : replica.leads ? 'leading' : 'away';
      if (state !== was) {
        onError(new Error(`replica ${nameOf(replica)}: ${problem ?? 'back again'}`));
      }
      was = state;
    };
  };

  const watching = replicas.map((replica) => keep(replica.url, watchReplica(replica)));
  if (replicas.length > 0) watching.push(keep(primaryUrl, watchPrimary));
  return {
    isFresh,
    stateOf: (replica: Replica): ReplicaState => ({
      name: nameOf(replica),
      ok: isFresh(replica),
      leads: replica.leads,
      lagSeconds:
        !replica.leads && Number.isFinite(replica.freshAt)
          ? (now() - replica.freshAt) / 1000
          : null,
    }),
    async close() {
      closing.abort();
      await Promise.all(watching);
    },
  };
}

const nameOf = ({ url }: Replica) => new URL(url).host;

interface Known {
  system: string;
  server: string;
}

interface Reading extends Known {
  position: number;
}

const known = sql`(select system_identifier::text from pg_control_system()) as system,
  extract(epoch from pg_postmaster_start_time())::text as server`;

export const readServer = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ server: string }>(
    'select extract(epoch from pg_postmaster_start_time())::text as server',
  );
  return rows[0]?.server;
};

/** What is acknowledged as committed is flushed, and only what is flushed is sent to replicas. */
async function readPrimary(db: Db): Promise<Reading> {
  const { rows } = await sql<Reading>`
    select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::bigint as position,
      ${known}`.execute(db);
  return only(rows);
}

async function readReplica(db: Db): Promise<Reading & { follows: boolean }> {
  const { rows } = await sql<Reading & { follows: boolean }>`
    select coalesce(pg_last_wal_replay_lsn() - '0/0'::pg_lsn, 0)::bigint as position,
      pg_is_in_recovery() as follows, ${known}`.execute(db);
  return only(rows);
}

function only<T>([row]: T[]): T {
  if (row === undefined) throw new Error('it answered nothing');
  return row;
}
