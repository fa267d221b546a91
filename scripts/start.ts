import { keepCompiled } from '@kollab/runtime/compile-cache';
import { setTimeout as delay } from 'node:timers/promises';
import { type OnStop, SaidAlready } from './supervise.ts';

keepCompiled();

/** What is stopped later is waited for no longer than that before the next is stopped too. */
const headStart = 1000;

/** Whatever still runs by then ends by itself: nobody is left to be waited for. */
const longestStop = 9700;

const say = (text: string) => void process.stderr.write(`${text}\n`);
const closers: Parameters<OnStop>[0][] = [];
let stopping: Promise<void> | undefined;

const stop = (code: number) =>
  (stopping ??= (async () => {
    const given = delay(longestStop);
    const closed: Promise<unknown>[] = [];
    for (const close of closers.splice(0).toReversed()) {
      const closing = close().catch((error: unknown) => say(String(error)));
      closed.push(closing);
      await Promise.race([closing, delay(headStart)]);
    }
    await Promise.race([Promise.all(closed), given]);
    process.exit(code);
  })());

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}
// A terminal that was closed takes no words any more.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => void stop(0));

const onStop: OnStop = (close) => {
  if (stopping) void close();
  else closers.push(close);
};

/**
 * `npm start`: with BOT_TOKEN the product alone, without it the product in a sandbox. `npm run dev`:
 * the sandbox, with every change seen at once.
 */
try {
  const dev = process.argv.includes('--dev');
  process.env.NODE_ENV ||= dev ? 'development' : 'production';
  if (dev && process.env.BOT_TOKEN) throw new Error('BOT_TOKEN is set: npm run dev goes without.');
  if (process.env.BOT_TOKEN) await (await import('./start-product.ts')).start(onStop);
  else await (await import('./start-sandbox.ts')).start(onStop, { dev });
} catch (error) {
  if (!stopping && !(error instanceof SaidAlready)) {
    say(error instanceof Error ? error.message : String(error));
  }
  await stop(1);
}
