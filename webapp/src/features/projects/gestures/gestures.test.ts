import { describe, expect, it } from 'vitest';
import { axisOf, panelSwipe, swipedCards } from './gestures.ts';

describe('a movement', () => {
  it.each([
    [0, 0, undefined],
    [9, -9, undefined],
    [10, 0, 'horizontal'],
    [-51, 50, 'horizontal'],
    [29, -31, 'vertical'],
    [0, 10, 'vertical'],
  ])('of %i px to the right and %i px down goes %s', (dx, dy, axis) => {
    expect(axisOf({ dx, dy })).toBe(axis);
  });
});

describe('a swipe in the carousel', () => {
  it.each([
    [-29, 0],
    [-49, 0],
    [-50, 0],
    [-51, 1],
    [-101, 1],
    [31, 0],
    [49, 0],
    [51, -1],
  ])('of %i px goes on by %i', (dx, cards) => expect(swipedCards(dx)).toBe(cards));
});

describe('a swipe on the panel', () => {
  it.each([
    [29, 'ignored'],
    [31, 'back'],
    [49, 'back'],
    [50, 'back'],
    [51, 'expand'],
    [99, 'expand'],
    [101, 'expand'],
  ])('%i px upwards while it is collapsed: %s', (up, outcome) => {
    expect(panelSwipe(false, -up)).toBe(outcome);
  });

  it.each([
    [29, 'ignored'],
    [31, 'back'],
    [49, 'back'],
    [51, 'back'],
    [99, 'back'],
    [100, 'back'],
    [101, 'collapse'],
  ])('%i px downwards while it is expanded: %s', (down, outcome) => {
    expect(panelSwipe(true, down)).toBe(outcome);
  });

  it.each([51, 101])('of %i px the wrong way springs back', (way) => {
    expect(panelSwipe(false, way)).toBe('back');
    expect(panelSwipe(true, -way)).toBe('back');
  });
});
