import type { Generate } from '#src/kit/load.ts';
import { median } from '#src/kit/figures.ts';
import type { Db } from '#src/kit/postgres.ts';
import { cpuOf, cpuOfFamily, type Server } from '#src/kit/processes.ts';
import { type Call, calls, type Measured, type Name } from './calls.ts';
import { insertApplications, type Pair } from './seed.ts';
import { answerOf, type Sides } from './sides.ts';

const connections = 16;
/** So many people write in a slice, each once. */
const perSlice = 900;

/** Requests a second, milliseconds until an answer, and of CPU that one takes of its API and of Postgres. */
export interface Slice {
  rate: number;
  p50: number;
  p99: number;
  api: number;
  postgres: number;
}

interface Bench {
  sides: Sides;
  db: Db;
  generate: Generate;
  takePairs: (count: number) => Pair[];
  rounds: number;
  /** Milliseconds that a slice takes. */
  length: number;
}

async function measureSlice(
  { sides, generate }: Bench,
  { address, pid }: Server,
  { asked, length }: { asked: Call[]; length: number },
): Promise<Slice> {
  const reads = asked.map(({ path, ...call }) => ({ ...call, url: address + path }));
  const cpu = async () => [await cpuOf(pid), await cpuOfFamily(sides.postmaster)] as const;
  const [api, postgres] = await cpu();
  const load = { reads, connections, length, isOnce: reads.length > 1 };
  const { accepted, refused, failed, seconds, p50, p99 } = await generate(load);
  const [apiAfter, postgresAfter] = await cpu();
  if (refused + failed > 0) throw new Error(`${refused + failed} calls were not answered.`);
  return {
    rate: accepted / seconds,
    p50,
    p99,
    api: (apiAfter - api) / accepted,
    postgres: (postgresAfter - postgres) / accepted,
  };
}

interface Asking {
  name: Name;
  pair: Pair;
  /** Whether it is asked for again what the caller has. */
  isUnchanged: boolean;
}

/** What a slice asks: a write of many people once each, a read again and again. */
async function callsFor(
  { db, takePairs }: Bench,
  server: Server,
  { name, pair, isUnchanged }: Asking,
) {
  const { of, is }: Measured = calls[name];
  if (is === 'write') {
    const pairs = takePairs(perSlice);
    if (name === 'accept') await insertApplications(db, pairs);
    return pairs.map((one) => of(one));
  }
  const call = of(pair);
  if (!isUnchanged) return [call];
  const { etag } = await answerOf(server, call);
  return [{ ...call, headers: { ...call.headers, 'if-none-match': etag } }];
}

/** So much longer is warmed up: until then code is compiled and plans are chosen. */
const warmUp = 3;

/** Measures a call on every side in turn, round after round; the first round warms up. */
export async function measureCall(bench: Bench, asking: Asking): Promise<Slice[][]> {
  const rounds: Slice[][] = [];
  for (let round = 0; round <= bench.rounds; round += 1) {
    const slices: Slice[] = [];
    for (const server of bench.sides.servers.values()) {
      const length = (round === 0 ? warmUp : 1) * bench.length;
      const asked = await callsFor(bench, server, asking);
      slices.push(await measureSlice(bench, server, { asked, length }));
    }
    if (round > 0) rounds.push(slices);
  }
  return rounds;
}

export function middleOf(rounds: Slice[][], side: number): Slice {
  const of = (key: keyof Slice) => median(rounds.flatMap((slices) => slices[side]?.[key] ?? []));
  return {
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    api: of('api'),
    postgres: of('postgres'),
  };
}

/** How many times the rate of the second side the first one has, in the middle of the rounds. */
export const ratioOf = (rounds: Slice[][]) =>
  median(rounds.flatMap(([one, other]) => (one && other ? one.rate / other.rate : [])));
