import { seedDemo } from '@kollab/sandbox';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OnStop, SaidAlready } from './supervise.ts';

/**
 * Fills a new data folder with a demo world that has a past: by an API for which it is the time at
 * which each thing happened. Answers whether this was the first time.
 */
export async function seedPast(
  demo: Parameters<typeof seedDemo>[0],
  environment: { DATA_DIR: string } & Record<string, string>,
  onStop: OnStop,
): Promise<boolean> {
  const marker = join(environment.DATA_DIR, 'demo-seeded');
  if (existsSync(marker)) return false;
  const child = fork('scripts/start-past.ts', {
    env: { ...process.env, ...environment },
    detached: true,
  });
  const gone = once(child, 'exit');
  const stop = async () => {
    if (child.connected) child.disconnect();
    await gone;
  };
  onStop(stop);
  const isAnswered = () =>
    Promise.race([
      once(child, 'message'),
      gone.then(() => Promise.reject(new SaidAlready('The API ended'))),
    ]);
  await isAnswered();
  const setTime = async (moment: Date) => {
    child.send(moment.getTime());
    await isAnswered();
  };
  const isFirst = await seedDemo({ ...demo, setTime });
  await stop();
  await writeFile(marker, '');
  return isFirst;
}
