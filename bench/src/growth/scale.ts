import { availableParallelism } from 'node:os';
import { createDataset, type Dataset, readsOf } from '#src/dataset/dataset.ts';
import { environmentOf } from '#src/kit/environment.ts';
import { median, type Say, sum } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { type Generate, startGenerator } from '#src/kit/load.ts';
import { startPostgres } from '#src/kit/postgres.ts';
import { cpuOf, type Server, startApi } from '#src/kit/processes.ts';
import { rationCpu } from './ration.ts';

const people = 5000;
const rounds = 5;
const length = 4000;
const connections = 24;
const needed = 1.6;
/** Of a core, for each API process: so little that Postgres and whoever asks never lack one. */
const ration = 0.15;
const mix = ['getUnread', 'getOwnRole', 'getUserByTelegram', 'getProject', 'listOwnApplications'];
const settings = { fsync: 'off', shared_buffers: '512MB' };

interface Round {
  rate: number;
  /** What the API processes took of a core, together. */
  cores: number;
  /** Milliseconds of CPU that a request took of them. */
  apiMs: number;
}

const sumCpu = async (servers: Server[]) =>
  sum(await Promise.all(servers.map(({ pid }) => cpuOf(pid))));

interface Asking {
  dataset: Dataset;
  generate: Generate;
  isRationed?: boolean;
}

async function ask(servers: Server[], { dataset, generate, isRationed = true }: Asking) {
  const reads = servers.flatMap(({ address }) =>
    mix.flatMap((name) => readsOf(address, dataset, name).slice(0, 40)),
  );
  const rationing = isRationed ? servers.map(({ pid }) => rationCpu(pid, ration)) : [];
  const [before, begun] = [await sumCpu(servers), performance.now()];
  const { accepted, refused, failed, seconds } = await generate({ reads, connections, length });
  const took = (performance.now() - begun) / 1000;
  const cpu = (await sumCpu(servers)) - before;
  for (const end of rationing) end();
  if (refused + failed > 0) throw new Error(`${refused} were refused, ${failed} failed.`);
  const round: Round = {
    rate: accepted / seconds,
    cores: cpu / 1000 / took,
    apiMs: cpu / accepted,
  };
  return round;
}

export const measureScale = (say: Say) =>
  inFolder('scale', async (folder) => {
    const dataset = await createDataset(await startPostgres(folder, settings), people);
    const environment = environmentOf(folder.path, { DATABASE_URL: dataset.url });
    const start = () => startApi(folder, environment);
    const two = [await start(), await start()];
    const one = two.slice(0, 1);
    const asking = { dataset, generate: await startGenerator(folder) };
    await ask(two, { ...asking, isRationed: false });
    const found: { one: Round; two: Round }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      found.push({ one: await ask(one, asking), two: await ask(two, asking) });
    }
    report(found, say);
  });

/** What is judged is one number: answers in a second of two processes to those of one. */
function report(found: { one: Round; two: Round }[], say: Say) {
  const of = (which: 'one' | 'two', what: keyof Round) =>
    median(found.map((round) => round[which][what]));
  const line = (which: 'one' | 'two') =>
    `${which}: ${Math.round(of(which, 'rate'))} answers a second, by ${of(which, 'cores').toFixed(2)} of a core for the API, ${of(which, 'apiMs').toFixed(2)} ms of it each`;
  say(
    `On ${availableParallelism()} cores that API processes share with Postgres and whoever asks,`,
  );
  say(`each API process is given ${ration * 100} % of a core, so that it alone limits the rate.`);
  say(line('one'));
  say(line('two'));
  const ratio = median(found.map(({ one, two }) => two.rate / one.rate));
  say(
    `Two API processes serve ${ratio.toFixed(2)} × what one does (at least ${needed} × is wanted).`,
  );
  if (of('one', 'cores') < 0.9 * ration)
    throw new Error('The machine was too busy to give one process its part: this says nothing.');
  if (ratio < needed) throw new Error(`Below ${needed} × of one process.`);
}
