import { expect, test } from 'vitest';
import { staysAtEnd } from './use-end.ts';

const place = (scrollTop: number, scrollHeight: number) => ({
  scrollTop,
  scrollHeight,
  clientHeight: 500,
});

test('a picture that grows while the conversation scrolls to its end does not keep it short of it', () => {
  expect(staysAtEnd(true, 400, place(500, 1300))).toBe(true);
  expect(staysAtEnd(true, 500, place(500, 1300))).toBe(true);
});

test('whoever scrolls up reads on there, and is at the end again once it is in sight', () => {
  expect(staysAtEnd(true, 500, place(300, 1000))).toBe(false);
  expect(staysAtEnd(false, 200, place(300, 1000))).toBe(false);
  expect(staysAtEnd(false, 300, place(400, 1000))).toBe(true);
});

test('a bubble that becomes smaller takes nobody from the end', () => {
  expect(staysAtEnd(true, 800, place(500, 1000))).toBe(true);
});
