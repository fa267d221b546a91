import { expect, onTestFinished, test, vi } from 'vitest';
import { keepAtEnd } from './use-end.ts';

class Pane extends EventTarget {
  clientHeight = 500;
  scrollHeight = 1000;
  #top = 500;
  get scrollTop() {
    return this.#top;
  }
  set scrollTop(wished: number) {
    this.#top = Math.min(wished, this.scrollHeight - this.clientHeight);
  }
}

/** It tells of a scroll and of growth only once a frame, as a browser does. */
function open() {
  let resized = () => undefined as void;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(tell: () => void) {
        resized = tell;
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const pane = new Pane();
  keepAtEnd(pane as never, {} as never);
  const frame = () => {
    pane.dispatchEvent(new Event('scroll'));
    resized();
  };
  const gap = () => pane.scrollHeight - pane.clientHeight - pane.scrollTop;
  return { pane, frame, gap };
}

test('a picture that grows while the conversation scrolls to its end does not keep it short of it', () => {
  const { pane, frame, gap } = open();
  pane.scrollHeight += 60;
  pane.scrollTop = pane.scrollHeight;
  pane.scrollHeight += 300;
  frame();
  expect(gap()).toBe(0);
});

test('whoever scrolls up reads on there, and is at the end again once it is in sight', () => {
  const { pane, frame, gap } = open();
  pane.scrollTop = 200;
  frame();
  pane.scrollHeight += 300;
  pane.scrollTop = 210;
  frame();
  expect(gap()).toBe(590);
  pane.scrollTop = 700;
  frame();
  expect(gap()).toBe(0);
});

test('a bubble that becomes smaller takes nobody from the end', () => {
  const { pane, frame, gap } = open();
  pane.scrollHeight = 800;
  pane.scrollTop = 300;
  frame();
  pane.scrollHeight += 300;
  frame();
  expect(gap()).toBe(0);
});
