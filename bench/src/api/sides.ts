import { untilPrepared } from '#src/kit/until-prepared.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environmentOf } from '#src/kit/environment.ts';
import type { Folder } from '#src/kit/folder.ts';
import { type Db, postmasterIn } from '#src/kit/postgres.ts';
import { type Server, startApi } from '#src/kit/processes.ts';
import { type Call, calls } from './calls.ts';
import type { Name } from './floor/floors.ts';
import type { Pair } from './seed.ts';
import type { Addresses, Order } from './serve-floors.ts';

/** Who answers the calls: Kollab, the fewest statements that can, and Fastify with nothing behind it. */
export const sideNames = ['kollab', 'floor', 'bare'] as const;
export type SideName = (typeof sideNames)[number];

export interface Sides extends Record<SideName, Server> {
  postmaster: number;
}

/** What somebody answers to a call. Throws where it is no success. */
export async function answerOf({ address }: Server, { path, ...call }: Call) {
  const headers = { ...call.headers, ...(call.body && { 'content-type': 'application/json' }) };
  const response = await fetch(address + path, { ...call, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${call.method} ${path} answered ${response.status}: ${text}`);
  return { text, etag: response.headers.get('etag') ?? '' };
}

/** What Kollab answers to each read, for a server that knows nothing else. */
async function listAnswers(kollab: Server, pair: Pair) {
  const answers: Order['answers'] = {};
  for (const [name, { is, of }] of Object.entries(calls)) {
    const text = is === 'write' ? '{}' : (await answerOf(kollab, of(pair))).text;
    answers[name as Name] = JSON.parse(text) as unknown;
  }
  return answers;
}

/** Starts all of them over one database. */
export async function startSides(folder: Folder, url: string, db: Db, pair: Pair): Promise<Sides> {
  const kollab = await startApi(folder, environmentOf(folder.path, { DATABASE_URL: url }));
  await untilPrepared(db);
  const child = fork(join(import.meta.dirname, 'serve-floors.ts'));
  folder.onClose(() => child.kill());
  child.send({ url, answers: await listAnswers(kollab, pair) } satisfies Order);
  const [at] = (await once(child, 'message')) as [Addresses];
  const { pid = 0 } = child;
  return {
    kollab,
    floor: { address: at.floor, pid },
    bare: { address: at.bare, pid },
    postmaster: await postmasterIn(folder),
  };
}
