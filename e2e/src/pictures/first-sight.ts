import { mkdir, writeFile } from 'node:fs/promises';
import { paths } from '@kollab/contract';
import { student } from '@kollab/sandbox/people';
import type { Browser, Page } from '@playwright/test';
import { openApp, screen } from '#src/app/open-app.ts';
import type { Addresses } from '#src/product/product.ts';
import { coloursOf } from '#src/scenes/scene.ts';
import { record, toWebp } from './animation.ts';
import { usePhoneFont } from './phone-font.ts';

const path = 'docs/pictures/first-sight.webp';
const mostBytes = 1_500_000;

async function drag(page: Page, [x, y]: [number, number], [dx, dy]: [number, number], ms = 450) {
  const steps = Math.round(ms / 30);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(x + (dx * step) / steps, y + (dy * step) / steps);
    await page.waitForTimeout(30);
  }
  await page.mouse.up();
}

async function scroll(page: Page, by: number) {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, by / 12);
    await page.waitForTimeout(40);
  }
}

interface Surroundings {
  browser: Browser;
  product: Addresses;
}

/** Ten seconds of README: projects are swiped, one is pulled up, and its team takes the reader in. */
export async function takeFirstSight(
  { browser, product }: Surroundings,
  join: () => Promise<void>,
) {
  const page = await openApp(browser, product, {
    telegramId: student.telegramId,
    path: paths.projects,
    colours: coloursOf('light', '9.6'),
    device: { viewport: screen, reducedMotion: 'no-preference' },
    before: usePhoneFont,
  });
  await page.getByTestId('shown-card').waitFor();
  await page.waitForTimeout(5000);
  const frames = await record(page, async () => {
    await page.waitForTimeout(900);
    await drag(page, [300, 300], [-220, 0]);
    await page.waitForTimeout(1100);
    await drag(page, [100, 300], [220, 0]);
    await page.waitForTimeout(1000);
    const handle = await page
      .getByTestId('shown-card')
      .getByRole('button', { expanded: false })
      .boundingBox();
    if (!handle) throw new Error('The panel has no handle.');
    await drag(page, [handle.x + handle.width / 2, handle.y + 10], [0, -320], 700);
    await page.getByTestId('panel-content').getByText('Вакансии').waitFor();
    await page.waitForTimeout(900);
    await page.mouse.move(195, 500);
    await scroll(page, 420);
    await join();
    await page.getByRole('button', { name: 'Посмотреть' }).waitFor();
    await page.waitForTimeout(900);
    await page.getByRole('button', { name: 'Посмотреть' }).click();
    await page.getByTestId('celebration').waitFor();
    await page.waitForTimeout(2200);
  });
  await page.context().close();
  const all = await Promise.all([60, 45, 30].map((quality) => toWebp(frames, 360, quality)));
  const animation = all.find(({ length }) => length <= mostBytes);
  if (!animation) throw new Error(`The animation takes ${all.at(-1)?.length} bytes.`);
  await mkdir('docs/pictures', { recursive: true });
  await writeFile(path, animation);
  process.stdout.write(
    `${path}: ${Math.round(animation.length / 1000)} KB, ${frames.length} frames\n`,
  );
}
