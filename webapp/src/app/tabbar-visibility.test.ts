import { describe, expect, it } from 'vitest';
import { hasTabbar } from './routes.ts';
import { scrolledTo, startAt } from './tabbar-visibility.ts';

const scroll = (...stops: number[]) =>
  stops.reduce((state, y) => scrolledTo(y, state), startAt(0)).isHidden;

describe('the bottom bar', () => {
  it.each([
    '/',
    '/open',
    '/messages',
    '/followers',
    '/posts',
    '/blog',
    '/moderation',
    '/moderation/',
    '/Posts',
  ])('is on %s', (path) => expect(hasTabbar(path)).toBe(true));

  it.each(['/profile/edit-status', '/profile/moderation', '/user/1', '/nowhere', '/messages/1'])(
    'is not on %s',
    (path) => expect(hasTabbar(path)).toBe(false),
  );

  it('gives way only after more than 50 px downwards', () => {
    expect(scroll(50)).toBe(false);
    expect(scroll(51)).toBe(true);
    expect(scroll(20, 40, 60)).toBe(true);
  });

  it('is back as soon as one scrolls up, and gives way again 50 px later', () => {
    expect(scroll(200, 199)).toBe(false);
    expect(scroll(200, 150, 200)).toBe(false);
    expect(scroll(200, 150, 201)).toBe(true);
  });
});
