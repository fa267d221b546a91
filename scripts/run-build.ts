import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type OnStop, SaidAlready } from './supervise.ts';

interface Folders {
  webapp: string;
  sandbox?: string;
}

/**
 * Builds the sandbox's page, if any, and then the mini-app, each in a process of its own: the hundreds of
 * megabytes that a build takes end with it. Answers when the first, and when all is built.
 */
export function buildPages({ webapp, sandbox }: Folders, onStop: OnStop) {
  let isStopping = false;
  let building: Promise<unknown> = Promise.resolve();
  let stop: () => unknown = () => undefined;
  async function build(page: keyof Folders, folder: string) {
    if (isStopping) return;
    const child = spawn(process.execPath, ['scripts/build-page.ts', page, folder], {
      // Threads for every core would take more memory, and hardly less time.
      env: { ...process.env, RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    stop = () => child.kill();
    const gone = once(child, 'exit') as Promise<[code: number | null]>;
    building = gone;
    const [code] = await gone;
    if (code !== 0) throw new SaidAlready(`The build ended (${code}).`);
  }
  onStop(() => {
    isStopping = true;
    stop();
    return building;
  });
  const sandboxPage = sandbox === undefined ? Promise.resolve() : build('sandbox', sandbox);
  const all = sandboxPage.then(() => build('webapp', webapp));
  for (const built of [all, sandboxPage]) built.catch(() => undefined);
  return { all, sandboxPage };
}
