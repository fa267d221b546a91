import { runAlerts } from './alerts/main.ts';
import { measureApi } from './api/measure-api.ts';
import { runGrowth } from './growth/main.ts';
import { measureScale } from './growth/scale.ts';
import { median, type Say, shareOf } from './kit/figures.ts';
import { measureLatency } from './latency.ts';
import { runLive } from './live/main.ts';
import { runMarket } from './market/main.ts';
import { runMatch } from './match/main.ts';
import { runOverload } from './overload/main.ts';
import { measurePictures } from './pictures/measure-pictures.ts';
import { measureSearch } from './search/search.ts';
import { runSustainedBench } from './sustained/main.ts';
import { measureWebapp } from './webapp/main.ts';
import { measureSizes } from './webapp/sizes.ts';

const say: Say = (text) => void process.stdout.write(`${text}\n`);

async function measureProduct() {
  const { firstLoad } = await measureSizes();
  say(`First load: ${(firstLoad.bytes / 1000).toFixed(1)} KB gzip of JavaScript and CSS`);
  const latencies = await measureLatency();
  say(
    `Decision to message over ${latencies.length}: median ${median(latencies)} ms, 95 % ${shareOf(latencies, 0.95)} ms, worst ${Math.max(...latencies)} ms`,
  );
}

/** What `npm run bench -- …` takes; false is a bar that is not held. */
const benches: Record<string, (args: string[]) => Promise<boolean | void>> = {
  product: measureProduct,
  api: (args) => measureApi(args, say),
  webapp: () => measureWebapp(say),
  market: (args) => runMarket(args, say),
  match: (args) => runMatch(args, say),
  alerts: () => runAlerts(say),
  live: (args) => runLive(args, say),
  pictures: () => measurePictures(say),
  growth: (args) => runGrowth(args, say),
  sustained: (args) => runSustainedBench(args, say),
  scale: () => measureScale(say),
  overload: (args) => runOverload(args, say),
  search: (args) => measureSearch(args, say),
};

const [name = 'product', ...args] = process.argv.slice(2);
const bench = benches[name];
if (!bench) say(`Give one of: ${Object.keys(benches).join(', ')}`);
if (!bench || (await bench(args)) === false) process.exitCode = 1;
