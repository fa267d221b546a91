import { setTimeout as delay } from 'node:timers/promises';
import { type OnStop, SaidAlready } from './supervise.ts';

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

/** `npm start`: with BOT_TOKEN the product alone, without it the product in a sandbox. */
try {
  process.env.NODE_ENV ||= 'production';
  const mode = process.env.BOT_TOKEN
    ? await import('./start-product.ts')
    : await import('./start-sandbox.ts');
  await mode.start((close) => {
    if (stopping) void close();
    else closers.push(close);
  });
} catch (error) {
  if (!stopping && !(error instanceof SaidAlready)) {
    say(error instanceof Error ? error.message : String(error));
  }
  await stop(1);
}
