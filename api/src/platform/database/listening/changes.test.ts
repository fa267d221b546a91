import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openChanges } from './changes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test('who is named hears of it at once, and nobody else', () => {
  const changes = openChanges();
  const heard: string[] = [];
  for (const one of ['anna', 'boris']) changes.follow(one, () => heard.push(one));
  changes.hear('anna');
  expect(heard).toEqual(['anna']);
});

test('after nobody was listened to for a while all hear of it, but not in the same moment', () => {
  const changes = openChanges();
  const moments: number[] = [];
  const from = Date.now();
  for (let one = 0; one < 200; one += 1) {
    changes.follow(`${one}`, () => moments.push(Date.now() - from));
  }
  const leave = changes.follow('gone', () => moments.push(-1));
  changes.hear(undefined);
  leave();
  expect(moments).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(moments).toHaveLength(200);
  expect(moments).not.toContain(-1);
  for (const second of [0, 1, 2, 3, 4]) {
    const within = moments.filter((ms) => Math.floor(ms / 1000) === second);
    expect(within.length).toBeGreaterThan(10);
  }
});
