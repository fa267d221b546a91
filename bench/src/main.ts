import { measureBundle } from './bundle.ts';
import { measureLatency } from './latency.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)];

const bytes = await measureBundle();
say(`First load: ${(bytes / 1000).toFixed(1)} KB gzip of JavaScript and CSS`);

const latencies = (await measureLatency()).toSorted((a, b) => a - b);
say(
  `Decision to message over ${latencies.length}: median ${at(latencies, 0.5)} ms, 95 % ${at(latencies, 0.95)} ms, worst ${latencies.at(-1)} ms`,
);
