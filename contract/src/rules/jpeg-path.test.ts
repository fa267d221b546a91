import { expect, test } from 'vitest';
import { jpegPath } from './jpeg-path.ts';

test.each([
  ['/uploads/a.webp', '/uploads/a.jpg'],
  ['/uploads/a.webp/b', '/uploads/a.webp/b'],
  ['/uploads/webp', '/uploads/webp'],
  ['/uploads/a.png', '/uploads/a.png'],
])('%s is as a JPEG at %s', (path, jpeg) => {
  expect(jpegPath(path)).toBe(jpeg);
});
