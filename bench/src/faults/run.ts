import type { Say } from '#src/kit/figures.ts';
import { type Fault, type Outcome, underLoad, withDelivery } from './load/fault.ts';
import { startWorld, type World } from './world/world.ts';

export interface Result {
  name: string;
  expected: string;
  observed: string;
  wrong: string[];
  verdict: 'ok' | 'FAIL' | 'skipped';
}

const attempt = (work: () => Promise<Outcome>): Promise<Outcome> =>
  work().catch((error: unknown) => ({ observed: 'broke off', wrong: [String(error)] }));

async function runTogether(faults: readonly Fault[], start: () => Promise<World>, say: Say) {
  const outcomes: { fault: Fault; outcome: Outcome }[] = [];
  const results: Result[] = [];
  const world = await start();
  try {
    for (const fault of faults) {
      const begun = Date.now();
      const outcome = await attempt(() =>
        'harm' in fault ? underLoad(world, fault) : fault.run(world, say),
      );
      outcomes.push({ fault, outcome });
      say(`${fault.name}: ${outcome.observed} (${Math.round((Date.now() - begun) / 1000)} s)`);
      for (const problem of outcome.wrong.slice(0, 10)) say(`  ${problem}`);
    }
    for (const { fault, outcome } of outcomes) {
      const wrong = outcome.wrong.length;
      const whole = await attempt(() => withDelivery(world, outcome));
      for (const problem of whole.wrong.slice(wrong, wrong + 10))
        say(`  ${fault.name}: ${problem}`);
      const verdict = whole.wrong.length === 0 ? 'ok' : 'FAIL';
      results.push({ name: fault.name, expected: fault.expected, ...whole, verdict });
    }
  } finally {
    await world.close();
  }
  return results;
}

export async function runFaults(faults: readonly Fault[], say: Say): Promise<Result[]> {
  const possible = faults.filter(({ impossible }) => !impossible?.());
  const shared = possible.filter((fault) => !fault.startWorld);
  const results = shared.length > 0 ? await runTogether(shared, () => startWorld(), say) : [];
  for (const fault of possible) {
    if (fault.startWorld) results.push(...(await runTogether([fault], fault.startWorld, say)));
  }
  return faults.map(({ name, expected, impossible }): Result => {
    const observed = `skipped: ${impossible?.() ?? 'not run'}`;
    const result = results.find((one) => one.name === name);
    return result ?? { name, expected, observed, wrong: [], verdict: 'skipped' };
  });
}

export function describeResults(results: readonly Result[]): string {
  const blocks = results.map(({ name, expected, observed, wrong, verdict }) =>
    [
      `${verdict.padEnd(8)}${name}`,
      `        expected  ${expected}`,
      `        observed  ${observed}`,
      ...wrong.slice(0, 5).map((problem) => `        WRONG     ${problem}`),
    ].join('\n'),
  );
  return blocks.join('\n');
}
