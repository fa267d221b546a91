import { Session } from 'node:inspector/promises';

/** Of V8's coverage: a script, and how often each of its functions ran since it was last asked. */
interface Coverage {
  scriptId: string;
  url: string;
  functions: { ranges: { count: number; startOffset: number; endOffset: number }[] }[];
}

/** What Postgres tells of a write comes when it comes. */
const rooms = /\/((?:api|contract|runtime)\/src\/(?!platform\/database\/listening\/).+\.ts)$/;

/** What Vitest writes for each export, so that others may read it: no function of ours. */
const exportGetter = /^\(\) => { try { return [\w.]+ } catch {} }$/;

/**
 * Our own files in which a function runs while `work` does, by V8's coverage; what else runs in the
 * process at that moment is left out by looking several times.
 */
export async function listFilesRun(work: () => Promise<unknown>, times = 3): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Debugger.enable');
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const sources = new Map<string, string>();
  async function sourceOf({ scriptId }: Coverage) {
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    sources.set(scriptId, scriptSource);
    return scriptSource;
  }
  async function ran(script: Coverage) {
    const source = sources.get(script.scriptId) ?? (await sourceOf(script));
    return script.functions.some(({ ranges: [whole] }) => {
      if (!whole || whole.count === 0) return false;
      return !exportGetter.test(source.slice(whole.startOffset, whole.endOffset));
    });
  }
  const take = async () => {
    const { result } = (await session.post('Profiler.takePreciseCoverage')) as {
      result: Coverage[];
    };
    const files = new Set<string>();
    for (const script of result) {
      const file = rooms.exec(script.url)?.[1];
      if (file !== undefined && (await ran(script))) files.add(file);
    }
    return files;
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
