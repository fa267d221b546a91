import { freePort } from '@kollab/runtime/free-port';
import { seedDemo } from '@kollab/sandbox';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OnStop, SaidAlready } from './supervise.ts';

/**
 * Fills a new data folder with a demo world that has a past: by an API on a port of its own, for which
 * it is the time at which each thing happened. Answers whether this was the first time.
 */
export async function seedPast(
  demo: Omit<Parameters<typeof seedDemo>[0], 'apiUrl'>,
  environment: { DATA_DIR: string } & Record<string, string>,
  onStop: OnStop,
): Promise<boolean> {
  const marker = join(environment.DATA_DIR, 'demo-seeded');
  if (existsSync(marker)) return false;
  const address = { HOST: '127.0.0.1', PORT: String(await freePort()) };
  const child = fork('scripts/start-past.ts', {
    env: { ...process.env, ...environment, ...address },
    detached: true,
  });
  const gone = once(child, 'exit');
  const stop = async () => {
    if (child.connected) child.disconnect();
    await gone;
  };
  onStop(stop);
  await Promise.race([
    once(child, 'message'),
    gone.then(() => Promise.reject(new SaidAlready('The API ended'))),
  ]);
  const apiUrl = `http://${address.HOST}:${address.PORT}`;
  const isFirst = await seedDemo({ ...demo, apiUrl, isPast: true });
  await stop();
  await writeFile(marker, '');
  return isFirst;
}
