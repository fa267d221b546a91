import type { Generate } from '#src/kit/load.ts';
import { median } from '#src/kit/figures.ts';
import { type Db } from '#src/kit/postgres.ts';
import { cpuOf, cpuOfFamily } from '#src/kit/processes.ts';
import { type Call, calls } from './calls.ts';
import type { Name } from './floor/floors.ts';
import { insertApplications, type Pair } from './seed.ts';
import { answerOf, type SideName, sideNames, type Sides } from './sides.ts';

const connections = 16;
/** So many people write in a slice, each once. */
const perSlice = 900;

/** Requests a second, and milliseconds of CPU that one takes of its API and of all of Postgres. */
export interface Slice {
  rate: number;
  api: number;
  postgres: number;
}

/** Medians over rounds; the ratios are Kollab's to the floor's within a round. */
export interface Line extends Record<SideName, Slice> {
  name: string;
  is: 'read' | 'unchanged' | 'write';
  rateRatio: number;
  cpuRatio: number;
}

export interface Bench {
  sides: Sides;
  db: Db;
  generate: Generate;
  takePairs: (count: number) => Pair[];
  rounds: number;
  /** Milliseconds that a slice takes. */
  length: number;
}

/** What one side does in one slice of time. */
export async function measureSlice(bench: Bench, side: SideName, asked: Call[]): Promise<Slice> {
  const { sides, generate, length } = bench;
  const { address, pid } = sides[side];
  const reads = asked.map(({ path, ...call }) => ({ ...call, url: address + path }));
  const cpu = async () => [await cpuOf(pid), await cpuOfFamily(sides.postmaster)] as const;
  const [api, postgres] = await cpu();
  const isOnce = reads.length > 1;
  const { accepted, refused, failed, seconds } = await generate({
    reads,
    connections,
    length,
    isOnce,
  });
  const [apiAfter, postgresAfter] = await cpu();
  if (refused + failed > 0) throw new Error(`${side} did not answer ${refused + failed} calls.`);
  return {
    rate: accepted / seconds,
    api: (apiAfter - api) / accepted,
    postgres: (postgresAfter - postgres) / accepted,
  };
}

/** What a slice asks: a read again and again, with what the side said of it before where it is unchanged. */
async function callsFor(
  { sides, db, takePairs }: Bench,
  name: Name,
  side: SideName,
  { pair, is }: Asking,
) {
  const { of } = calls[name];
  if (is === 'write' && side !== 'bare') {
    const pairs = takePairs(perSlice);
    if (name === 'accept') await insertApplications(db, pairs);
    return pairs.map((one) => of(one));
  }
  const call = of(pair);
  if (is !== 'unchanged') return [call];
  const { etag } = await answerOf(sides[side], call);
  const again = { ...call, headers: { ...call.headers, 'if-none-match': etag } };
  const { status } = await fetch(sides[side].address + call.path, again);
  if (status !== 304) throw new Error(`${side} answers ${status} to what has not changed: ${name}`);
  return [again];
}

interface Asking {
  is: Line['is'];
  pair: Pair;
}

/** So much longer is warmed up: until then code is compiled and plans are chosen. */
const warmUp = 3;

/** Measures a call on every side in turn, round after round; the first round warms up. */
export async function measureCall(bench: Bench, name: Name, asking: Asking): Promise<Line> {
  const found: Record<SideName, Slice[]> = { kollab: [], floor: [], bare: [] };
  for (let round = 0; round <= bench.rounds; round += 1) {
    for (const side of sideNames) {
      const length = (round === 0 ? warmUp : 1) * bench.length;
      const asked = await callsFor(bench, name, side, asking);
      const slice = await measureSlice({ ...bench, length }, side, asked);
      if (round > 0) found[side].push(slice);
    }
  }
  const of = (side: SideName): Slice => ({
    rate: median(found[side].map(({ rate }) => rate)),
    api: median(found[side].map(({ api }) => api)),
    postgres: median(found[side].map(({ postgres }) => postgres)),
  });
  const pairs = found.kollab.map(
    (kollab, round) => [kollab, found.floor[round] ?? kollab] as const,
  );
  const cost = ({ api, postgres }: Slice) => api + postgres;
  return {
    name,
    is: asking.is,
    kollab: of('kollab'),
    floor: of('floor'),
    bare: of('bare'),
    rateRatio: median(pairs.map(([kollab, floor]) => kollab.rate / floor.rate)),
    cpuRatio: median(pairs.map(([kollab, floor]) => cost(floor) / cost(kollab))),
  };
}
