import { untilPrepared } from '#src/kit/until-prepared.ts';
import { resolve } from 'node:path';
import { environmentOf } from '#src/kit/environment.ts';
import type { Folder } from '#src/kit/folder.ts';
import { type Db, postmasterIn } from '#src/kit/postgres.ts';
import { type Server, startApi } from '#src/kit/processes.ts';
import type { Call } from './calls.ts';

/** Who answers the calls: the API of this checkout, and that of another one with the same schema. */
type SideName = 'kollab' | 'beside';

export interface Sides {
  servers: Map<SideName, Server>;
  postmaster: number;
}

/** Throws where the call is no success. */
export async function answerOf({ address }: Server, { path, ...call }: Call) {
  const headers = { ...call.headers, ...(call.body && { 'content-type': 'application/json' }) };
  const response = await fetch(address + path, { ...call, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${call.method} ${path} answered ${response.status}: ${text}`);
  return { text, etag: response.headers.get('etag') ?? '' };
}

export async function startSides(
  folder: Folder,
  { url, db, beside }: { url: string; db: Db; beside: string | undefined },
): Promise<Sides> {
  const env = environmentOf(folder.path, { DATABASE_URL: url });
  const servers = new Map<SideName, Server>([['kollab', await startApi(folder, env)]]);
  await untilPrepared(db);
  if (beside !== undefined) {
    servers.set('beside', await startApi(folder, env, undefined, resolve(beside)));
  }
  return { servers, postmaster: await postmasterIn(folder) };
}
