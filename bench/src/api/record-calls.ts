import { buildApp } from '@kollab/api/app';
import { readConfig } from '@kollab/api/platform/config/config';
import { connectDatabase } from '@kollab/api/platform/database/connect';
import { openReplicas } from '@kollab/api/platform/database/replicas/replicas';
import { listeners } from '@kollab/api/listeners';
import { openFiles } from '@kollab/api/platform/files/files';
import { listenForNotifications } from '@kollab/api/platform/database/wakeup';
import type { callsOf } from './calls.ts';
import type { Recording } from './floor.ts';
import { record } from './record.ts';
import { insertApplications, type Pair } from './seed.ts';

export type Calls = ReturnType<typeof callsOf>;
export type Name = keyof Calls;

/** Has every call made once in this process and writes down what it sent and answered. */
export async function recordCalls(env: Record<string, string>, calls: Calls, takePair: () => Pair) {
  const config = readConfig(env);
  const url = config.databaseUrl ?? '';
  const db = connectDatabase({ url, onError: () => undefined });
  const wakeup = listenForNotifications(url, () => undefined);
  const files = await openFiles(config);
  const replicas = openReplicas({ db, primaryUrl: url, urls: [], onError: () => undefined });
  const app = await buildApp({
    db,
    replicas,
    config,
    files,
    wakeup,
    listeners,
    clock: () => new Date(),
  });
  const { id: ownerId } = await db
    .selectFrom('users')
    .select('id')
    .orderBy('telegram_id')
    .executeTakeFirstOrThrow();
  const recordings: Record<string, Recording> = {};
  for (const name of Object.keys(calls) as Name[]) {
    const pair = takePair();
    if (name === 'accept') await insertApplications(db, [pair]);
    const { method, path, headers, body, ids } = calls[name](pair);
    const ask = () =>
      app.inject({
        method,
        url: path,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body }),
      });
    if (!ids) await ask();
    let reply: unknown;
    const statements = await record(async () => {
      const answer = await ask();
      if (answer.statusCode >= 300) throw new Error(`${name}: ${answer.body}`);
      reply = answer.json();
    });
    const texts = Object.entries(ids ?? {}).map(([key, value]) => [key, String(value)]);
    const known = ids ? { ...Object.fromEntries(texts), ownerId } : {};
    recordings[name] = { statements, reply, ids: known };
  }
  await wakeup.close();
  await app.close();
  return { recordings, db };
}
