import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type OnStop, SaidAlready } from './supervise.ts';

/**
 * Builds the mini-app into the first folder and before it the sandbox's page into the second, if any,
 * in a process of its own: the hundreds of megabytes that takes end with it. Answers when that page,
 * and when all is built.
 */
export function buildPages(folders: readonly string[], onStop: OnStop) {
  const child = spawn(process.execPath, ['scripts/build-pages.ts', ...folders], {
    // Threads for every core would take more memory, and hardly less time.
    env: { ...process.env, RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const gone = once(child, 'exit') as Promise<[code: number | null]>;
  onStop(() => {
    child.kill();
    return gone;
  });
  const finish = async () => {
    const [code] = await gone;
    if (code !== 0) throw new SaidAlready(`The build ended (${code}).`);
  };
  const all = finish();
  const sandboxPage = Promise.race([all, once(child, 'message')]);
  for (const built of [all, sandboxPage]) built.catch(() => undefined);
  return { all, sandboxPage };
}
