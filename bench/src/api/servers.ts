import type { connectDatabase } from '@kollab/api/platform/database/connect';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Recording } from './floor.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A process that serves, and where. */
export interface Server {
  address: string;
  pid: number;
  stop: () => void;
}

/**
 * Starts Kollab's API as it is run for real, and waits until it is ready. Its log goes to `log`, an
 * open file, where there is one.
 */
export async function startKollab(env: Record<string, string>, log?: number): Promise<Server> {
  const child = fork('api/src/main.ts', {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', log ?? 'inherit', 'inherit', 'ipc'],
  });
  const address = `http://127.0.0.1:${env['PORT']}`;
  for (;;) {
    const isUp = await fetch(`${address}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { address, pid: child.pid ?? 0, stop: () => child.kill() };
    if (child.exitCode !== null) throw new Error('Kollab did not start.');
    await delay(100);
  }
}

/** Kollab's first start over these people prepares its search: that is not what is measured. */
export async function untilIndexed(db: ReturnType<typeof connectDatabase>) {
  for (;;) {
    const state = await db.selectFrom('search_state').select('completed_at').executeTakeFirst();
    if (state?.completed_at) return;
    await delay(200);
  }
}

/** Starts the floor with what Kollab was seen to send and answer. */
export async function startFloor(
  url: string,
  recordings: Record<string, Recording>,
): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'floor.ts'));
  child.send({ url, recordings });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return { address, pid: child.pid ?? 0, stop: () => child.kill() };
}
