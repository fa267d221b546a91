import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { networkOf } from './address.ts';
import { createLimit, type Limit } from './rates.service.ts';
import type { SharedCounts } from './shared-counts.ts';

const minute = 60_000;

function commonCounts() {
  const counts = new Map<string, { count: number; until: number }>();
  const store = {
    asked: 0,
    add: async (key: string, added: number) => {
      store.asked += 1;
      await Promise.resolve();
      const known = counts.get(key);
      const isOver = !known || known.until <= Date.now();
      const entry = isOver ? { count: 0, until: Date.now() + minute } : known;
      entry.count += added;
      counts.set(key, entry);
      return { count: entry.count, resetsIn: entry.until - Date.now() };
    },
    close: async () => undefined,
  };
  return store satisfies SharedCounts;
}

async function passing(limit: Limit, times: number, key = 'anya') {
  const waits = await Promise.all(Array.from({ length: times }, () => limit(key)));
  return waits.filter((wait) => wait === 0).length;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('one process', () => {
  test('lets as many requests a minute through as the limit says, of each caller', async () => {
    const limit = createLimit({ perMinute: 100 });
    expect(await passing(limit, 150)).toBe(100);
    expect(await passing(limit, 150, 'ilya')).toBe(100);
    vi.setSystemTime(Date.now() + 20_000);
    expect(await limit('anya')).toBe(40_000);
    vi.setSystemTime(Date.now() + 40_000);
    expect(await passing(limit, 150)).toBe(100);
  });

  test('without a limit lets everything through', async () => {
    expect(await passing(createLimit({ perMinute: Infinity }), 5000)).toBe(5000);
  });

  test('remembers no more callers than it may', async () => {
    const limit = createLimit({ perMinute: 1, mostKeys: 10 });
    expect(await passing(limit, 2, 'first')).toBe(1);
    for (let other = 0; other < 10; other += 1) await limit(`other ${other}`);
    expect(await passing(limit, 2, 'other 9')).toBe(0);
    expect(await passing(limit, 2, 'first')).toBe(1);
  });

  test('locks nobody out for longer than a minute when the clock is set back', async () => {
    const limit = createLimit({ perMinute: 1 });
    expect(await passing(limit, 2)).toBe(1);
    vi.setSystemTime(Date.now() - 24 * 60 * minute);
    expect(await passing(limit, 2)).toBe(1);
  });
});

describe('processes together', () => {
  test.each([1, 5, 79])('keep a limit of %i to the letter', async (perMinute) => {
    const shared = commonCounts();
    const limits = [createLimit({ perMinute, shared }), createLimit({ perMinute, shared })];
    const passed = await Promise.all(limits.map((limit) => passing(limit, 100)));
    expect(passed.reduce((sum, count) => sum + count)).toBe(perMinute);
  });

  test('keep a high limit almost, and seldom ask what the others counted', async () => {
    const shared = commonCounts();
    const limits = [1, 2, 3].map(() => createLimit({ perMinute: 1200, shared }));
    let passed = 0;
    for (let turn = 0; turn < 1000; turn += 1) {
      for (const limit of limits) passed += (await limit('anya')) === 0 ? 1 : 0;
    }
    expect(passed).toBeGreaterThanOrEqual(1190);
    expect(passed).toBeLessThanOrEqual(1200 + 3 * 30);
    expect(shared.asked).toBeLessThan(200);
  });

  test('ask nothing for a caller who calls now and then', async () => {
    const shared = commonCounts();
    expect(await passing(createLimit({ perMinute: 1200, shared }), 20)).toBe(20);
    expect(shared.asked).toBe(0);
  });

  test('begin a new minute together', async () => {
    const shared = commonCounts();
    const limits = [createLimit({ perMinute: 10, shared }), createLimit({ perMinute: 10, shared })];
    const [one, other] = limits as [Limit, Limit];
    expect(await passing(one, 20)).toBe(10);
    vi.setSystemTime(Date.now() + 50_000);
    expect(await other('anya')).toBe(10_000);
    vi.setSystemTime(Date.now() + 10_001);
    expect((await passing(other, 7)) + (await passing(one, 7))).toBe(10);
  });

  test.each([
    ['refuses', () => Promise.reject(new Error('gone'))],
    ['never answers', () => new Promise<never>(() => undefined)],
  ])('count each by itself when the store %s', async (_, add) => {
    const problems: Error[] = [];
    const shared = { add, close: async () => undefined };
    const limit = createLimit({ perMinute: 5, shared, onProblem: (error) => problems.push(error) });
    expect(await limit('anya')).toBe(0);
    expect(await passing(limit, 20)).toBe(4);
    expect(problems).toHaveLength(1);
  });

  test('ask the store again once it may be back', async () => {
    const common = commonCounts();
    let isAway = true;
    const add: SharedCounts['add'] = (key, count) =>
      isAway ? Promise.reject(new Error('gone')) : common.add(key, count);
    const limit = createLimit({ perMinute: 20, shared: { add, close: common.close } });
    await passing(limit, 2);
    isAway = false;
    vi.setSystemTime(Date.now() + 6000);
    await passing(limit, 2);
    expect(common.asked).toBeGreaterThan(0);
  });
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2::'],
  ['2001:db8::6', '2001:db8:0:0::'],
  ['2001:db8::', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['1::3:4:5:6:7', '1:0:0:3::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['203.0.113.5:4711', '203.0.113.5'],
  ['[2001:db8::6]:4711', '2001:db8:0:0::'],
  ['junk', 'junk'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
