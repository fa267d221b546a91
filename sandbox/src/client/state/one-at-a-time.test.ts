import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('requests during a run become one run after it', async () => {
  let runs = 0;
  const gates: (() => void)[] = [];
  const refresh = oneAtATime(async (_key: string) => {
    runs += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    gates.push(resolve);
    await promise;
  });
  const first = refresh('a');
  const later = [refresh('a'), refresh('a'), refresh('a')];
  expect(runs).toBe(1);
  gates[0]?.();
  await first;
  await expect.poll(() => runs).toBe(2);
  gates[1]?.();
  await Promise.all(later);
  expect(runs).toBe(2);
});

test('a failed run does not stop the next one', async () => {
  let runs = 0;
  const refresh = oneAtATime(async (_key: string) => {
    runs += 1;
    if (runs === 1) throw new Error('нет связи');
  });
  const [first, second] = [refresh('a'), refresh('a')];
  await expect(first).rejects.toThrow('нет связи');
  await second;
  expect(runs).toBe(2);
});
