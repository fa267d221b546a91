import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What is loaded hereafter is compiled once, not at every start.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));

// Heard from the first moment on: what a start has begun has to be ended by itself.
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort());
}
// Whoever started and watches us is gone.
process.on('disconnect', () => interruption.abort());
if (process.send && !process.connected) interruption.abort();

const { main } = await import('./program.ts');
await main(interruption.signal);
