import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleLines } from './sampled.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('of many lines the first is written, then one a second that says how many were not', () => {
  const written: [name: string, leftOut: number][] = [];
  const sample = sampleLines();
  const write = (name: string) => sample((leftOut) => void written.push([name, leftOut]));
  for (let line = 1; line <= 1000; line += 1) write(`${line}`);
  expect(written).toEqual([['1', 0]]);
  vi.advanceTimersByTime(1000);
  expect(written).toEqual([
    ['1', 0],
    ['1000', 998],
  ]);
  write('1001');
  vi.advanceTimersByTime(3000);
  expect(written.at(-1)).toEqual(['1001', 0]);
  write('1002');
  expect(written.at(-1)).toEqual(['1002', 0]);
  expect(written).toHaveLength(4);
});
