import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchRest } from './rest.ts';

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function waiting(signal = new AbortController().signal) {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call));
  const rest = watchRest(signal);
  const begin = () => {
    const state = { isAtRest: false };
    void rest().then(() => (state.isAtRest = true));
    return state;
  };
  return begin;
}

it('where no finger was, the browser is waited for alone', async () => {
  const state = waiting()();
  expect(state.isAtRest).toBe(false);
  await wait(1);
  expect(state.isAtRest).toBe(true);
});

it('as long as a finger moves, and until what it moved has settled, there is no rest', async () => {
  const begin = waiting();
  fireEvent.touchStart(document.body);
  const state = begin();
  for (let moves = 0; moves < 5; moves += 1) {
    await wait(1500);
    fireEvent.touchMove(document.body);
  }
  await wait(1900);
  expect(state.isAtRest).toBe(false);
  await wait(200);
  expect(state.isAtRest).toBe(true);
});

it('who does not watch any more is not held up', async () => {
  const controller = new AbortController();
  const begin = waiting(controller.signal);
  fireEvent.touchStart(document.body);
  controller.abort();
  const state = begin();
  await wait(1);
  expect(state.isAtRest).toBe(true);
});
