import { expect, it } from 'vitest';
import { momentsIn } from './moment.ts';

const moment = '2026-11-21T11:31:00.000Z';

it('a moment is shown by the reader’s own clock, and is told in Moscow’s to old clients', () => {
  expect(momentsIn('ru').dayAndClock(moment).html).toBe(
    '<tg-time unix="1795260660" format="Dt">21 ноября, 14:31 МСК</tg-time>',
  );
  expect(momentsIn('en').clock(moment).html).toBe(
    '<tg-time unix="1795260660" format="t">14:31 MSK</tg-time>',
  );
});
