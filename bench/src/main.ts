import { measureApi } from './api/measure-api.ts';
import { runGrowth } from './growth/main.ts';
import { measureScale } from './growth/scale.ts';
import { runSustainedBench } from './sustained/main.ts';
import { measureLatency } from './latency.ts';
import { runOverload } from './overload/main.ts';
import { measureSearch } from './search.ts';
import { measurePictures } from './pictures/measure-pictures.ts';
import { measureWebapp } from './webapp/main.ts';
import { measureSizes } from './webapp/sizes.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)];

async function measureProduct() {
  const { firstLoad } = await measureSizes();
  say(`First load: ${(firstLoad.bytes / 1000).toFixed(1)} KB gzip of JavaScript and CSS`);

  const latencies = (await measureLatency()).toSorted((a, b) => a - b);
  say(
    `Decision to message over ${latencies.length}: median ${at(latencies, 0.5)} ms, 95 % ${at(latencies, 0.95)} ms, worst ${latencies.at(-1)} ms`,
  );
}

const [what, ...options] = process.argv.slice(2);
if (what === 'api') await measureApi(say);
else if (what === 'webapp') process.exitCode = (await measureWebapp(say)) ? 0 : 1;
else if (what === 'pictures') await measurePictures(say);
else if (what === 'growth') await runGrowth(options, say);
else if (what === 'sustained') await runSustainedBench(options, say);
else if (what === 'scale') await measureScale(say);
else if (what === 'overload') process.exitCode = (await runOverload(options, say)) ? 0 : 1;
else if (what === 'search') {
  const million = options.includes('--million') ? [1_000_000] : [];
  await measureSearch([10_000, 100_000, ...million], say);
} else await measureProduct();
