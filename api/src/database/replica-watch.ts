import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from './connect.ts';
import type { Db } from './schema.ts';

export interface Replica {
  url: string;
  db: Db;
  /** How much of the primary's log it has at least replayed, in bytes. */
  position: number;
  /** It has all that was committed before this moment of our own clock. */
  freshAt: number;
  /** It failed since it was last looked at. */
  isAway: boolean;
}

/** How a replica does, for health checks and metrics. */
export interface ReplicaState {
  /** Host and port. */
  name: string;
  /** Whether reads go there. */
  ok: boolean;
  /** How far it is behind; null when that is not known. */
  lagSeconds: number | null;
}

interface WatchOptions {
  primaryUrl: string;
  replicas: readonly Replica[];
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

/**
 * Compares how far replicas have replayed with where the primary was, on connections of its own:
 * right when nothing is written, when a replica lost its primary, and whatever their clocks say.
 */
export function watchReplicas(options: WatchOptions) {
  const { primaryUrl, replicas, onError, longestLag, interval } = options;
  const closing = new AbortController();
  const samples: Sample[] = [];
  const connect = (url: string) =>
    connectDatabase({ url, name: 'watch', onError: () => undefined, ...patience });
  const isFresh = ({ freshAt, isAway }: Replica) => !isAway && now() - freshAt <= longestLag;

  async function samplePrimary(db: Db) {
    const at = now();
    const { system, position } = await readPrimary(db);
    samples.push({ at, position });
    if (samples.length > mostSamples) samples.shift();
    return system;
  }

  async function look(replica: Replica, db: Db, system: string | undefined) {
    const seen = await readReplica(db);
    if (!seen.follows) throw new Error('it follows nobody');
    if (seen.system !== system) throw new Error('it follows another primary');
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

  let system: string | undefined;
  const watchPrimary = async (db: Db) => {
    system = await samplePrimary(db).catch(() => system);
  };
  const watchReplica = (replica: Replica) => {
    let was: boolean | undefined;
    return async (db: Db) => {
      if (system === undefined) return;
      const problem = await look(replica, db, system).then(
        () => (isFresh(replica) ? undefined : 'it lags'),
        (error: Error) => error.message,
      );
      if (problem !== undefined && problem !== 'it lags') replica.isAway = true;
      const isFine = isFresh(replica);
      const isNews = was === undefined ? !isFine : was !== isFine;
      if (isNews) onError(new Error(`replica ${nameOf(replica)}: ${problem ?? 'back again'}`));
      was = isFine;
    };
  };

  const watching = replicas.map((replica) => keep(replica.url, watchReplica(replica)));
  if (replicas.length > 0) watching.push(keep(primaryUrl, watchPrimary));
  return {
    isFresh,
    stateOf: (replica: Replica): ReplicaState => ({
      name: nameOf(replica),
      ok: isFresh(replica),
      lagSeconds: Number.isFinite(replica.freshAt) ? (now() - replica.freshAt) / 1000 : null,
    }),
    async close() {
      closing.abort();
      await Promise.all(watching);
    },
  };
}

const nameOf = ({ url }: Replica) => new URL(url).host;

interface Reading {
  position: number;
  system: string;
}

/** What is acknowledged as committed is flushed, and only what is flushed is sent to replicas. */
async function readPrimary(db: Db): Promise<Reading> {
  const { rows } = await sql<Reading>`
    select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::bigint as position,
      (select system_identifier::text from pg_control_system()) as system`.execute(db);
  return only(rows);
}

async function readReplica(db: Db): Promise<Reading & { follows: boolean }> {
  const { rows } = await sql<Reading & { follows: boolean }>`
    select coalesce(pg_last_wal_replay_lsn() - '0/0'::pg_lsn, 0)::bigint as position,
      pg_is_in_recovery() as follows,
      (select system_identifier::text from pg_control_system()) as system`.execute(db);
  return only(rows);
}

function only<T>([row]: T[]): T {
  if (row === undefined) throw new Error('it answered nothing');
  return row;
}
