import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '#src/app/kollab.ts';
import { launchChromium } from '#src/product/chromium.ts';
import { demoScenes } from '#src/scenes/demo-scenes.ts';
import { openScene } from '#src/scenes/open-scene.ts';
import { freeze } from './freeze.ts';

/** The Chromium of the npm package is made for these machines; another draws other letters. */
const isComparable = process.platform === 'linux' && process.arch === 'x64';

/** Only the font that comes with Chromium, so that letters are the same everywhere. */
async function ownFonts() {
  const fonts = await mkdtemp(join(tmpdir(), 'kollab-fonts-'));
  const file = join(fonts, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(tmpdir(), 'fonts')}</dir><cachedir>${fonts}</cachedir></fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file, FONTCONFIG_PATH: fonts };
}

const test = base.extend({
  browser: [
    async ({}, use) => {
      const variables = await ownFonts();
      const browser = await launchChromium({ graphics: true, variables });
      await use(browser);
      await browser.close();
      await rm(variables.FONTCONFIG_PATH, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test.use({ start: {} });

test('every screen looks as its reference; `npm run visual -- -u` renews them', async ({
  browser,
  product,
  cast,
}) => {
  test.skip(!isComparable || process.env['VISUAL'] !== 'on');
  for (const scene of await demoScenes(cast)) {
    const { name, theme = 'light', isSilent = false } = scene;
    const page = await openScene(browser, product, scene, theme, {
      device: { reducedMotion: 'reduce', locale: 'ru-RU', timezoneId: 'Europe/Moscow' },
      before: freeze,
      ...(!isSilent && { covers: { top: 0, bottom: 0 } }),
    });
    if (isSilent) {
      const ownButton = page.getByRole('button', { name: /^(Назад|Отправить на модерацию)$/ });
      await ownButton.first().waitFor();
    }
    if (await page.getByTestId('tabbar').isVisible()) await page.getByTestId('unread').waitFor();
    const card = page.getByTestId('shown-card');
    if (await card.isVisible()) await card.getByTestId('team-faces').waitFor();
    await expect.soft(page).toHaveScreenshot(`${name}.webp`);
    await page.context().close();
  }
});
