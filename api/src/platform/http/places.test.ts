import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRequestQueue, type PlacesOptions } from './overload.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openOne(options: Partial<PlacesOptions> = {}) {
  const enter = createRequestQueue({ places: 1, patience: 500, ...options });
  const served: string[] = [];
  const refused: string[] = [];
  const come = (name: string, isAhead = false) => {
    const place = enter(isAhead);
    void place.admitted.then((isServed) => (isServed ? served : refused).push(name));
    return place;
  };
  return { come, served, refused };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('who finds a place is served at once, others in the order in which they came', async () => {
  const { come, served } = openOne();
  const first = come('first');
  const second = come('second');
  come('third');
  expect(first.state).toBe('served');
  first.leave();
  second.leave();
  await pass(0);
  expect(served).toEqual(['first', 'second', 'third']);
});

test('who waits for longer than half a second is refused', async () => {
  const { come, refused } = openOne();
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
});

test('the bot and what was begun go ahead', async () => {
  const { come, served } = openOne();
  const holder = come('holder');
  const person = come('person');
  const bot = come('bot', true);
  holder.leave();
  bot.leave();
  person.leave();
  await pass(0);
  expect(served).toEqual(['holder', 'bot', 'person']);
});

test('no more wait than may, and who left their wait leaves room for another', async () => {
  const { come, served, refused } = openOne({ mostWaiting: 2 });
  const holder = come('holder');
  const gone = come('gone');
  come('second');
  expect(come('third').state).toBe('left');
  gone.leave();
  come('fourth');
  holder.leave();
  await pass(0);
  expect(refused).toEqual(['third', 'gone']);
  expect(served).toEqual(['holder', 'second']);
});

test('a place that was given up twice is free once', async () => {
  const { come, served } = openOne();
  const holder = come('holder');
  come('second');
  come('third');
  holder.leave();
  holder.leave();
  await pass(0);
  expect(served).toEqual(['holder', 'second']);
});
