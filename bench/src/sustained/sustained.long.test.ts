import { expect, test } from 'vitest';
import { toSection } from './page.ts';
import { runSustained } from './run.ts';

test('one run of everything at once answers, delivers, and is told in figures', async () => {
  const run = await runSustained({
    people: 1000,
    open: 200,
    minutes: 0.1,
    warmUp: 1000,
    say: () => undefined,
  });
  const answered = (kind: 'poll' | 'read' | 'write') =>
    run.parts.reduce((sum, { tallies }) => sum + tallies[kind].times.length, 0);
  for (const kind of ['poll', 'read', 'write'] as const) expect(answered(kind)).toBeGreaterThan(0);
  // A busy machine may answer 503; what is asked for wrongly it would refuse.
  expect([...run.strange.keys()].filter((answer) => / 4(?!09)/.test(answer))).toEqual([]);
  const { reading } = run.parts.at(-1) ?? { reading: run.before };
  expect(reading.connections).toBeGreaterThan(0);
  expect(reading.log).toBeGreaterThan(run.before.log);
  const section = toSection(run);
  for (const kind of ['polls of open apps', 'screens', 'writes', 'photos']) {
    expect(section).toContain(`| ${kind} |`);
  }
});
