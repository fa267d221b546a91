import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type OnStop, SaidAlready } from './supervise.ts';

interface Folders {
  webapp: string;
  sandbox?: string;
}

/**
 * What a build would take for speed alone, half of its memory: threads for every core, and of Vite's allocator
 * (mimalloc) huge pages and what it keeps of freed memory. It takes hardly longer without.
 */
const sparing = {
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  MIMALLOC_ALLOW_THP: '0',
  MIMALLOC_PURGE_DELAY: '0',
};

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
    const program = ['--max-semi-space-size=2', 'scripts/build-page.ts', page, folder];
    const child = spawn(process.execPath, program, {
      env: { ...process.env, ...sparing },
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
