import { errors, type UserRef } from '@kollab/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Actor } from '#src/platform/access/actor.ts';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { noteLatestWrite } from './latest-writes.queries.ts';
import {
  readServer,
  type Replica,
  type ReplicaState,
  several,
  watchReplicas,
} from './replica-watch.ts';
import type { Db } from '#src/platform/database/schema.ts';

export interface Replicas {
  /**
   * Runs a read on a replica that knows all the caller wrote, or on the primary: when none is fresh
   * enough, when the one asked fails or lacks the thing, and for `of`, whose data it is, themselves.
   */
  read<T>(actor: Actor, work: (db: Db) => Promise<T>, of?: UserRef): Promise<T>;
  /** For all API processes. Answers how much of the log they must see. */
  noteWrite(personId: string): Promise<number | undefined>;
  states(): ReplicaState[];
  close(): Promise<void>;
}

export interface ReplicasOptions {
  db: Db;
  primaryUrl: string;
  urls: readonly string[];
  onError: (error: Error) => void;
  poolSize?: number | undefined;
  /** Milliseconds behind the primary with which a replica still serves. */
  longestLag?: number;
  /** Milliseconds between two looks at each server. */
  interval?: number;
}

const newReplica = (url: string): Replica => ({
  url,
  db: undefined,
  server: undefined,
  leads: false,
  isSplit: false,
  position: 0,
  freshAt: -Infinity,
  isAway: true,
});

export function openReplicas(options: ReplicasOptions): Replicas {
  const { db, primaryUrl, urls, onError, poolSize, longestLag = 2000, interval = 500 } = options;
  const patience = { connectWithin: 1000, answerWithin: 5000 };
  const replicas = urls.map(newReplica);

  /** A server that was restarted, or is another one, is read over connections of its own. */
  async function open(replica: Replica, server: string) {
    const before = replica.db;
    const after = connectDatabase({
      url: replica.url,
      name: `replica-${replicas.indexOf(replica) + 1}`,
      onError,
      ...patience,
      ...(poolSize && { poolSize }),
      async onConnect(client) {
        if ((await readServer(client)) === server) return;
        if (replica.db === after) replica.isSplit = true;
        throw new Error(several);
      },
    });
    Object.assign(replica, { db: after, server, isSplit: false, isAway: true });
    void before?.destroy();
    await sql`select`.execute(after);
  }

  const watch = watchReplicas({ primaryUrl, replicas, open, onError, longestLag, interval });
  let turn = 0;

  function choose(actor: Actor, of: UserRef | undefined) {
    if (replicas.length === 0 || actor.kind === 'bot' || isSelf(actor, of)) return undefined;
    const needed = actor.kind === 'person' ? (actor.person.position ?? 0) : 0;
    turn += 1;
    const inTurn = replicas.map((_, index) => replicas[(turn + index) % replicas.length]);
    return inTurn.find((one) => one && one.position >= needed && watch.isFresh(one));
  }

  return {
    async read(actor, work, of) {
      const replica = choose(actor, of);
      if (!replica?.db) return work(db);
      try {
        return await work(replica.db);
      } catch (error) {
        if (!mayPrimaryKnowBetter(error)) throw error;
        if (isAbsence(error)) replica.isAway = true;
        return work(db);
      }
    },
    async noteWrite(personId) {
      if (replicas.length === 0) return undefined;
      return noteLatestWrite(db, personId).catch((error: Error) => {
        onError(error);
        return Infinity;
      });
    },
    states: () => replicas.map(watch.stateOf),
    async close() {
      await watch.close();
      for (const { db: own } of replicas) await own?.destroy();
    },
  };
}

const isSelf = (actor: Actor, of: UserRef | undefined) =>
  actor.kind === 'person' && [actor.person.id, actor.person.telegramId].includes(of ?? '');

const tookTooLong = '57014';

/** What is not found may be new, and what failed there may succeed here; a slow query would not. */
const mayPrimaryKnowBetter = (error: unknown) =>
  error instanceof AppError
    ? errors[error.code].status === 404
    : !(error instanceof pg.DatabaseError && error.code === tookTooLong);

/** Whether the server is to blame for a failure, and not the query or what replay did to it. */
const isAbsence = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? /^(57P|53|08|58|XX)/.test(error.code ?? '')
    : !(error instanceof AppError);
