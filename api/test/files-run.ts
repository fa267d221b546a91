import { Session } from 'node:inspector/promises';

/** Of V8's coverage: a script, and how often each of its functions ran since it was last asked. */
interface Coverage {
  url: string;
  functions: { functionName: string; ranges: { count: number }[] }[];
}

/** What Postgres tells of a write comes when it comes. */
const rooms = /\/((?:api|contract|runtime)\/src\/(?!platform\/database\/listening\/).+\.ts)$/;

const ran = ({ functions }: Coverage) =>
  functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);

/**
 * Our own files in which a function runs while `work` does, by V8's coverage; what else runs in the
 * process at that moment is left out by looking several times.
 */
export async function listFilesRun(work: () => Promise<unknown>, times = 3): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const take = async () => {
    const { result } = (await session.post('Profiler.takePreciseCoverage')) as {
      result: Coverage[];
    };
    return new Set(result.filter(ran).flatMap(({ url }) => rooms.exec(url)?.[1] ?? []));
  };
  try {
    const runs: Set<string>[] = [];
    for (let time = 0; time < times; time += 1) {
      await take();
      await work();
      runs.push(await take());
    }
    const [first = new Set<string>(), ...others] = runs;
    return [...first].filter((file) => others.every((run) => run.has(file))).toSorted();
  } finally {
    session.disconnect();
  }
}
