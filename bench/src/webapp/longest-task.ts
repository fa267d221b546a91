import { slowPhone } from './budgets.ts';
import type { openSlowly } from './page.ts';

type Devtools = Awaited<ReturnType<typeof openSlowly>>['devtools'];

/** One event of a Chromium trace; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** What the thread itself worked, without what it waited for other programs. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

/**
 * The longest task of the page's thread from the first touch on, in milliseconds that a slow phone works
 * at it. Taken at full speed and counted so many times, as Chromium's own brake also counts what a task
 * waits for other programs.
 */
export async function longestTask(devtools: Devtools, work: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await work();
  const complete = new Promise<void>((done) => {
    devtools.once('Tracing.tracingComplete', () => done());
  });
  await devtools.send('Tracing.end');
  await complete;
  const touch = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown',
  );
  if (!touch) throw new Error('The page was not touched.');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') && pid === touch.pid && tid === touch.tid && ts >= touch.ts,
  );
  const longest = Math.max(...tasks.map(({ tdur = 0 }) => tdur));
  return (longest * slowPhone.cpuSlowdown) / 1000;
}
