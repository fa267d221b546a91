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
