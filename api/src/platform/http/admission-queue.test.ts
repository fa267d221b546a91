import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAdmissionQueue, type QueueOptions, type Rank } from './admission-queue.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue before one place, and what became of each who came, in the order it was settled. */
function openQueue(options: Partial<QueueOptions> = {}) {
  const observed: number[] = [];
  const limit = { current: 1, observe: (ms: number) => void observed.push(ms) };
  const queue = openAdmissionQueue({ limit, patience: 500, ...options });
  const served: string[] = [];
  const refused: string[] = [];
  const come = (name: string, rank: Rank = 'read') => {
    const place = queue.enter(rank);
    void place.admitted.then((isAdmitted) => (isAdmitted ? served : refused).push(name));
    return place;
  };
  return { come, served, refused, observed, limit, state: queue.state };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('who finds a place is served at once, and a queue that moves in the order it came', async () => {
  const { come, served } = openQueue();
  const first = come('first');
  const second = come('second');
  come('third');
  first.leave();
  second.leave();
  await pass(0);
  expect(served).toEqual(['first', 'second', 'third']);
});

test('who waits for longer than half a second is refused', async () => {
  const { come, refused, state } = openQueue();
  come('holder');
  come('early');
  await pass(300);
  come('late');
  await pass(199);
  expect(refused).toEqual([]);
  await pass(1);
  expect(refused).toEqual(['early']);
  await pass(300);
  expect(refused).toEqual(['early', 'late']);
  expect(state()).toEqual({ running: 1, waiting: 0 });
});

test('once the first has waited long, who came last is served first', async () => {
  const { come, served } = openQueue();
  const holder = come('holder');
  const early = come('early');
  await pass(450);
  const late = come('late');
  holder.leave();
  late.leave();
  early.leave();
  await pass(0);
  expect(served).toEqual(['holder', 'late', 'early']);
});

test('the bot and what was begun go ahead, then writes, and reads in every fourth place', async () => {
  const { come, served } = openQueue();
  const holder = come('holder');
  const reads = [1, 2, 3].map((n) => come(`read ${n}`));
  const writes = [1, 2, 3, 4, 5].map((n) => come(`write ${n}`, 'write'));
  const bot = come('bot', 'ahead');
  for (const place of [holder, bot, ...writes.slice(0, 3), reads[0], ...writes.slice(3)]) {
    place?.leave();
    await pass(0);
  }
  expect(served).toEqual(
    'holder, bot, write 1, write 2, write 3, read 1, write 4, write 5, read 2'.split(', '),
  );
});

test('who hangs up while waiting, or says twice that they are done, takes no place', async () => {
  const { come, served, state } = openQueue();
  const holder = come('holder');
  const gone = come('gone');
  gone.leave();
  holder.leave();
  holder.leave();
  gone.leave();
  expect(state()).toEqual({ running: 0, waiting: 0 });
  come('next');
  await pass(0);
  expect(served).toEqual(['holder', 'next']);
});

test('no more wait than there is memory for: the longest wait ends first', async () => {
  const { come, refused, state } = openQueue({ mostWaiting: 2 });
  come('holder');
  come('written', 'write');
  come('early');
  come('late');
  await pass(0);
  expect(refused).toEqual(['early']);
  expect(state().waiting).toBe(2);
});

test('what a place was held for is told only while others wait for it', async () => {
  const { come, observed, limit } = openQueue();
  const alone = come('alone');
  await pass(70);
  alone.leave();
  const holder = come('holder');
  come('waiting');
  await pass(80);
  holder.leave();
  expect(observed).toEqual([80]);
  limit.current = 3;
  come('third').leave();
  expect(observed).toEqual([80]);
});

test('nobody begins while so much else is done that they would wait again', async () => {
  let isCrowded = true;
  const { come, served } = openQueue({ isCrowded: () => isCrowded });
  come('early');
  await pass(0);
  expect(served).toEqual([]);
  isCrowded = false;
  come('late').leave();
  await pass(0);
  expect(served).toEqual(['early']);
});

test('once that is over they begin, though nobody comes and nobody leaves', async () => {
  let isCrowded = true;
  const { come, served, refused } = openQueue({ isCrowded: () => isCrowded });
  come('early');
  await pass(100);
  isCrowded = false;
  await pass(20);
  expect([served, refused]).toEqual([['early'], []]);
});
