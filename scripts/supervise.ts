import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

type Environment = Record<string, string | undefined>;

/** Registers what to do at the end, last first. */
export type OnStop = (close: () => Promise<unknown>) => void;

/** A program ended at the start and said why itself. */
export class SaidAlready extends Error {}

export interface Supervised {
  /** Settles once the program says that it is ready; rejects if it ends before it ever was. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Whatever ran for that long is restarted at once, however often it ends. */
const longLife = 60_000;
const longestPause = 60_000;

export const pauseAfter = (shortLives: number) =>
  shortLives < 2 ? 0 : Math.min(longestPause, 1000 * 2 ** (shortLives - 2));

const watching = [
  '--watch',
  '--watch-preserve-output',
  `--import=${import.meta.resolve('./end-with-starter.ts')}`,
];

/**
 * Runs one program of Kollab as a process of its own and, once it was ready, keeps it running. It is
 * out of reach of the terminal's Ctrl-C: what ends when is decided here alone. One that
 * `watches` starts again whenever a module of its own has changed.
 */
export function supervise(
  name: string,
  file: string,
  environment: Environment,
  { watches = false } = {},
): Supervised {
  const { promise: ready, resolve: beReady, reject: fail } = Promise.withResolvers<void>();
  ready.catch(() => undefined);
  const stopping = new AbortController();
  let child: ChildProcess;
  let wasReady = false;
  let shortLives = 0;

  const run = () => {
    const startedAt = performance.now();
    child = spawn(process.execPath, [...(watches ? watching : []), file], {
      env: { ...process.env, ...environment },
      stdio: [watches ? 'pipe' : 'ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    child.on('message', (message) => {
      // `node --watch` sends what it watches besides.
      if (message !== 'ready') return;
      wasReady = true;
      beReady();
    });
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      if (stopping.signal.aborted) return;
      if (!wasReady) return fail(code === 1 ? new SaidAlready() : tooSoon(name, signal ?? code));
      shortLives = performance.now() - startedAt < longLife ? shortLives + 1 : 1;
      const pause = pauseAfter(shortLives);
      const when = pause > 0 ? ` in ${pause / 1000} s` : '';
      process.stderr.write(`${name} ended (${signal ?? code}) and is started again${when}.\n`);
      delay(pause, undefined, { signal: stopping.signal }).then(run, () => undefined);
    });
  };
  run();

  return {
    ready,
    async stop() {
      stopping.abort();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

const tooSoon = (name: string, how: number | string | null) =>
  new Error(`${name} ended (${how}) before it was ready: start Kollab again.`);
