import { expect, test } from 'vitest';
import { useOwnKollab } from '#src/app/kollab.ts';
import { findBarriers, firstOfEachScreen } from '#src/scenes/barriers.ts';
import { everyScene } from '#src/scenes/scenes.ts';

const { product, cast, browser } = await useOwnKollab();

test('no screen keeps anybody out, neither in light nor in dark', async () => {
  const screens = firstOfEachScreen((await everyScene(cast)).filter(({ theme }) => !theme));
  expect(screens.length).toBeGreaterThan(25);
  expect(await findBarriers(await browser(), product, screens)).toEqual([]);
});
