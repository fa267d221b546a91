import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { freePort } from '@kollab/runtime/free-port';
import { scratchFolder } from '@kollab/runtime/test/scratch-folder';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { makeSmallWorld } from '@kollab/sandbox/test/small-world';

export interface Addresses {
  sandboxUrl: string;
  appUrl: string;
}

export interface Product extends Addresses {
  dataDir: string;
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const root = resolve(import.meta.dirname, '../../..');
const startTimeout = 300_000;

/** How often somebody else may take a port that was free a moment ago. */
const tries = 3;

export interface Start {
  /** Kept at the end; without it the product gets a folder of its own. */
  kept?: string;
  cwd?: string;
  flags?: string[];
  /** With all the people `npm start` has, not only those whom tests know by name. */
  isWholeWorld?: boolean;
  demo?: string;
  settings?: Record<string, string>;
  /** Without it the product builds its own. */
  pages?: string;
}

export async function buildPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kollab-pages-'));
  const build = (page: string, into: string) =>
    promisify(execFile)(process.execPath, ['scripts/build-page.ts', page, join(folder, into)], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    });
  await build('sandbox', 'client');
  await build('webapp', 'webapp');
  return folder;
}

export function builtPages(): string {
  const folder = process.env['KOLLAB_PAGES'];
  if (!folder) throw new Error('No pages are built: `npm test` does it.');
  return folder;
}

export async function startProduct(start: Start = {}): Promise<Product> {
  for (let one = 1; ; one += 1) {
    try {
      return await startOnce(start);
    } catch (error) {
      if (one === tries || !/^Port \d+ is in use/m.test(String(error))) throw error;
    }
  }
}

/** That the Bot API does not take; nothing where the sandbox is down. */
async function flawsOf(sandboxUrl: string): Promise<string[]> {
  const response = await fetch(`${sandboxUrl}/control/flaws`, {
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as string[]) : [];
}

async function startOnce(start: Start): Promise<Product> {
  const { kept, cwd = root, flags = [], pages, isWholeWorld, demo, settings } = start;
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const dataDir = kept ?? (await scratchFolder('journey'));
  if (pages && !kept) await cp(pages, dataDir, { recursive: true });
  const world = isWholeWorld || demo ? undefined : await makeSmallWorld();
  const child = spawn(process.execPath, ['scripts/start.ts', ...flags], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      // Relative, as the folder is that nobody chose.
      DATA_DIR: relative(cwd, dataDir),
      // A machine that is busy with other tests is no overload.
      OVERLOAD_AFTER_MS: '60000',
      // Many journeys share one moderator's chat, and each looks for its own card there.
      CARDS_AT_ONCE: '1000',
      OPEN_APPLICATIONS: '50',
      ...(world && { DEMO_DATA: world }),
      ...(demo && { DEMO_DATA: demo }),
      ...settings,
    },
  });
  let output = '';
  const exited = new Promise<number | null>((resolveExit) => child.once('exit', resolveExit));
  if (world) void exited.then(() => rm(world, { recursive: true, force: true }));
  const ready = new Promise<void>((resolveReady) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        if (output.includes('Kollab is ready')) resolveReady();
      });
    }
  });
  const timeout = setTimeout(() => child.kill('SIGTERM'), startTimeout);
  await Promise.race([
    ready,
    exited.then(() => Promise.reject(new Error(`Kollab did not start:\n${output}`))),
  ]);
  clearTimeout(timeout);
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  return {
    sandboxUrl,
    appUrl: `http://127.0.0.1:${port}`,
    dataDir,
    output: () => output,
    async stop(signal = 'SIGINT') {
      const flaws = await flawsOf(sandboxUrl);
      child.kill(signal);
      const code = await exited;
      if (!kept) await rm(dataDir, { recursive: true, force: true });
      if (flaws.length > 0) throw new Error(`Telegram would not take:\n${flaws.join('\n')}`);
      return code;
    },
  };
}
