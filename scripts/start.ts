import type { OnStop } from './supervise.ts';

/** `npm start`: with BOT_TOKEN the product alone, without it the product in a sandbox. */
const mode = process.env.BOT_TOKEN
  ? await import('./start-product.ts')
  : await import('./start-sandbox.ts');

const closers: Parameters<OnStop>[0][] = [];
let stopping: Promise<void> | undefined;

const stop = (code: number) =>
  (stopping ??= (async () => {
    for (const close of closers.splice(0).toReversed()) {
      await close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    }
    process.exit(code);
  })());

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
process.on('SIGHUP', () => void stop(0));

try {
  await mode.start((close) => void closers.push(close));
} catch (error) {
  if (!stopping)
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stop(1);
}
