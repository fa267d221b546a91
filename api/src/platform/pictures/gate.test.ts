import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

const open = () => Promise.withResolvers<string>();
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('so many run, so many wait in order, one more is refused', async () => {
  const pass = createGate({ running: 1, waiting: [1] });
  const [first, second] = [open(), open()];
  const started: string[] = [];
  const begin = (name: string, { promise }: { promise: Promise<string> }) =>
    pass(() => {
      started.push(name);
      return promise;
    });
  const answers = [begin('first', first), begin('second', second)];
  await expect(begin('third', open())).rejects.toMatchObject({ code: 'unavailable' });
  expect(started).toEqual(['first']);
  first.resolve('a');
  second.resolve('b');
  expect(await Promise.all(answers)).toEqual(['a', 'b']);
  expect(started).toEqual(['first', 'second']);
});

test('work that fails lets the next in', async () => {
  const pass = createGate({ running: 1, waiting: [] });
  await expect(pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await pass(() => Promise.resolve('yes'))).toBe('yes');
});

test('who stops waiting makes room', async () => {
  const pass = createGate({ running: 1, waiting: [1] });
  const { promise, resolve } = open();
  const busy = pass(() => promise);
  const controller = new AbortController();
  const waiting = pass(() => Promise.resolve('late'), controller.signal);
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
  const next = pass(() => Promise.resolve('next'));
  await soon();
  resolve('done');
  expect(await Promise.all([busy, next])).toEqual(['done', 'next']);
});

test('a line before another is let in first', async () => {
  const pass = createGate({ running: 1, waiting: [1, 1] });
  const { promise, resolve } = open();
  const busy = pass(() => promise);
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const waiting = [pass(note('later'), undefined, { line: 1 }), pass(note('sooner'))];
  await expect(pass(note('late'), undefined, { line: 1 })).rejects.toMatchObject({
    code: 'unavailable',
  });
  resolve('done');
  await Promise.all([busy, ...waiting]);
  expect(order).toEqual(['sooner', 'later']);
});

test('who leaves before their work begins never begins it, and makes room', async () => {
  const pass = createGate({ running: 1, waiting: [] });
  const controller = new AbortController();
  let isBegun = false;
  const left = pass(async () => {
    isBegun = true;
  }, controller.signal);
  controller.abort();
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  expect(isBegun).toBe(false);
  expect(await pass(() => Promise.resolve('next'))).toBe('next');
});

test('who leaves work that runs is answered at once, and its place is free when it is over', async () => {
  const pass = createGate({ running: 1, waiting: [1] });
  const { promise, resolve } = open();
  const controller = new AbortController();
  const running = pass(() => promise, controller.signal);
  await soon();
  controller.abort();
  await expect(running).rejects.toMatchObject({ code: 'unavailable' });
  let isNext = false;
  const next = pass(async () => {
    isNext = true;
  });
  await soon();
  expect(isNext).toBe(false);
  resolve('done');
  await next;
});

test('of each who asks one goes in turn, and who asks for less has a place in a full line', async () => {
  const pass = createGate({ running: 1, waiting: [4] });
  const { promise, resolve } = open();
  const busy = pass(() => promise);
  const order: string[] = [];
  const ask = (asker: string, name: string) =>
    pass(async () => void order.push(name), undefined, { asker });
  const greedy = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
  const given = Promise.allSettled(greedy.slice(2));
  const unavailable = { code: 'unavailable' };
  await expect(ask('a', 'a5')).rejects.toMatchObject(unavailable);
  const fair = [ask('b', 'b1'), ask('c', 'c1')];
  expect(await given).toMatchObject([{ reason: unavailable }, { reason: unavailable }]);
  await expect(ask('b', 'b2')).rejects.toMatchObject(unavailable);
  await expect(ask('a', 'a6')).rejects.toMatchObject(unavailable);
  resolve('done');
  await Promise.all([busy, ...greedy.slice(0, 2), ...fair]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2']);
});
