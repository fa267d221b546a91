import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { keepCompiled } from './compile-cache.ts';
import { withoutToken } from './secrets.ts';
import { SetupError } from './setup-error.ts';

/** Milliseconds for a stop: whoever asked for it loses patience after ten seconds, as Docker does. */
export const longestStop = 9000;

interface Running {
  /** What whoever started it is told over IPC; `'ready'` unless there is more to tell. */
  ready?: object;
  stop(): Promise<unknown>;
}

/** Ends the process with what went wrong; a mistake of the setup in its one sentence. */
export function fail(error: unknown) {
  process.stderr.write(
    `${error instanceof SetupError ? error.message : withoutToken(String(error))}\n`,
  );
  process.exit(1);
}

/**
 * Runs a program of ours until it is interrupted or whoever started it is gone; then, or when it
 * cannot run, the process ends. `start` imports what it needs, so that an interruption is heard from
 * the first moment on: what a start has begun has to be ended by itself. What nobody waits for may
 * take `farewell` milliseconds after the stop.
 */
export async function runProcess(
  start: (interrupted: AbortSignal) => Promise<Running>,
  { farewell = 0 } = {},
): Promise<void> {
  keepCompiled();
  const interruption = new AbortController();
  const { signal } = interruption;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => interruption.abort());
  }
  process.on('disconnect', () => interruption.abort());
  if (process.send && !process.connected) interruption.abort();

  try {
    const running = await start(signal);
    if (!signal.aborted) {
      process.send?.(running.ready ?? 'ready');
      // A process that is killed would not write it at its end.
      flushCompileCache();
      await once(signal, 'abort');
    }
    await running.stop();
  } catch (error) {
    if (!signal.aborted) fail(error);
  }
  process.channel?.unref();
  if (farewell === 0) process.exit(0);
  setTimeout(() => process.exit(0), farewell).unref();
}
