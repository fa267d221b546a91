import { expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

test.each([
  ['https://kollab.test/a', 'https://kollab.test/a'],
  ['kollab.test', 'https://kollab.test/'],
  ['tg://resolve?domain=kollab', 'tg://resolve?domain=kollab'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://', undefined],
  ['', undefined],
])('%s may lead to %s', (address, href) => {
  expect(safeHref(address)).toBe(href);
});
