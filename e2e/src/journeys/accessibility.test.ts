import { expect, test } from '#src/app/kollab.ts';
import { findBarriers, firstOfEachScreen } from '#src/scenes/barriers.ts';
import { demoScenes } from '#src/scenes/demo-scenes.ts';
import { editorScenes } from '#src/scenes/editor-scenes.ts';
import { projectScenes } from '#src/scenes/project-scenes.ts';

test('screens, editors and projects keep nobody out, neither in light nor in dark', async ({
  cast,
  product,
  browser,
}) => {
  const scenes = [
    ...(await demoScenes(cast)),
    ...(await editorScenes(cast)),
    ...(await projectScenes(cast)),
  ];
  const screens = firstOfEachScreen(scenes.filter(({ theme }) => !theme));
  expect(screens.length).toBeGreaterThan(25);
  expect(await findBarriers(browser, product, screens)).toEqual([]);
});
