import { setTimeout as delay } from 'node:timers/promises';
import { sum } from '#src/kit/figures.ts';
import type { Load, Tallies } from './load.ts';
import { type Meter, programs, type Reading } from './meter.ts';

/** Of a core: as much as a machine is to be used on average. */
const halfLoad = 0.5;
export const firstTry = 500;

/** In seconds. */
export const cpuBetween = (before: Reading, after: Reading) =>
  sum(programs.map((name) => after.cpu[name] - before.cpu[name])) / 1000;

const countAnswered = (tallies: Tallies) =>
  sum(Object.values(tallies).map(({ times }) => times.length));

/** How many open apps take half a core, at what a request took. Of what was not answered nothing is known. */
export const appsAtHalfLoad = (cpu: number, answered: number, perMinute: number) =>
  halfLoad / ((cpu / Math.max(1, answered)) * (perMinute / 60));

interface Finding {
  warmUp: number;
  perMinute: number;
}

export async function findOpen(load: Load, meter: Meter, { warmUp, perMinute }: Finding) {
  let open = firstTry;
  for (let turn = 0; turn < 4; turn += 1) {
    load.setOpen(open);
    await delay(warmUp);
    load.take();
    const before = await meter.read();
    await delay(warmUp);
    const cpu = cpuBetween(before, await meter.read());
    const found = appsAtHalfLoad(cpu, countAnswered(load.take()), perMinute);
    open = Math.round(Math.min(2 * open, found));
  }
  load.setOpen(open);
  return open;
}
