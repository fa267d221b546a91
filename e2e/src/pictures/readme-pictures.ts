import { mkdir, writeFile } from 'node:fs/promises';
import { apply, decideApplication, sendToModeration } from '@kollab/contract';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { fill, toTab } from '#src/app/steps.ts';
import { type Cast, castOf, moderators } from '#src/cast/cast.ts';
import type { Addresses } from '#src/product/product.ts';
import { newcomer, projectOwner, student } from '@kollab/sandbox/people';
import { demoPaths, expand } from '#src/scenes/demo-scenes.ts';
import { openScene } from '#src/scenes/open-scene.ts';
import { type Scene, scene } from '#src/scenes/scene.ts';
import { takeFirstSight } from './first-sight.ts';
import { usePhoneFont } from './phone-font.ts';
import { stillPicture } from './still.ts';

const folder = 'docs/pictures';
const mostBytes = 60_000;
/** In CSS pixels. */
const margin = 16;

interface Surroundings {
  browser: Browser;
  product: Addresses;
}

const qualities = [78, 70, 62, 54];

/** As small as a page of text can carry; throws where it is larger still. */
async function keep(name: string, png: Buffer) {
  const all = await Promise.all(
    qualities.map((quality) => sharp(png).webp({ quality, effort: 6 }).toBuffer()),
  );
  const picture = all.find(({ length }) => length <= mostBytes);
  if (!picture) throw new Error(`${name} takes ${all.at(-1)?.length} bytes.`);
  await writeFile(`${folder}/${name}.webp`, picture);
  process.stdout.write(`${folder}/${name}.webp: ${Math.round(picture.length / 1000)} KB\n`);
}

async function takeScreen({ browser, product }: Surroundings, shown: Scene) {
  const page = await openScene(browser, product, shown, 'light', {
    device: { deviceScaleFactor: 1.5 },
    before: usePhoneFont,
  });
  await keep(shown.name, await stillPicture(page));
  await page.context().close();
}

async function openSandbox(
  { browser, product }: Surroundings,
  telegramId: number,
  theme: 'light' | 'dark',
): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await usePhoneFont(page);
  await page.goto(`${product.sandboxUrl}/?as=${telegramId}`);
  await page.getByTestId('switch-theme').selectOption(theme);
  return page;
}

async function takeCard(surroundings: Surroundings) {
  const { find, callAs } = castOf(surroundings.product);
  const { telegramId } = student;
  const changes = {
    statusShort: 'Делаю карты для городов',
    tags: ['TypeScript', 'React', 'Go', 'PostgreSQL', 'C#', 'SQL', 'Docker', 'GIS'],
  };
  await (
    await callAs(telegramId)
  )(sendToModeration, { body: { telegramId, changes } });
  const [moderator] = moderators;
  const { messageId } = await find(moderator, ({ buttons }) =>
    buttons.flat().some(({ data }) => data?.includes(String(telegramId))),
  );
  const page = await openSandbox(surroundings, moderator, 'light');
  const card = page.getByTestId(`message-${messageId}`);
  const left = await card.boundingBox();
  const right = await card.getByRole('button', { name: 'Отклонить' }).boundingBox();
  if (!left || !right) throw new Error('The card is not shown.');
  const [x, y] = [left.x - margin, left.y - 2];
  const width = right.x + right.width + margin - x;
  await keep(
    'card',
    await stillPicture(page, { clip: { x, y, width, height: left.height + margin / 2 } }),
  );
  await page.context().close();
}

async function takeTour(surroundings: Surroundings, theme: 'light' | 'dark') {
  const page = await openSandbox(surroundings, newcomer.telegramId, theme);
  await page.getByTestId('start-tour').click();
  for (const step of ['start', 'open']) {
    const tour = page.locator(`[data-testid="tour"][data-step="${step}"]`);
    if (await tour.isVisible()) await page.locator('[data-pointed]').click();
    await tour.waitFor({ state: 'detached' });
  }
  const app = page.frameLocator('iframe[name="app"]');
  await toTab(app, 'Профиль');
  await app.getByRole('heading', { name: 'Аня Ковалёва' }).waitFor();
  await page.mouse.move(700, 300);
  await keep(`sandbox-${theme}`, await stillPicture(page));
  await page.context().close();
}

const write = (page: Page) =>
  fill(page, {
    'Сопроводительное письмо':
      'Сделал две карты на MapLibre, обе не тормозят на телефоне. Свободен по выходным.',
  });

async function joinTeam({ callAs }: Cast, ids: { projectId: string; vacancyId: string }) {
  const { telegramId } = student;
  const coverLetter = 'Сделал две карты на MapLibre.';
  await (
    await callAs(telegramId)
  )(apply, { body: { ...ids, telegramId, coverLetter } });
  const params = { ...ids, telegramId };
  const owner = await callAs(projectOwner.telegramId);
  await owner(decideApplication, { params, body: { status: 'Accepted' } });
}

/** `npm run shots -- --readme`; small enough to be read with the text. */
export async function takeReadmePictures(surroundings: Surroundings) {
  await mkdir(folder, { recursive: true });
  const cast = castOf(surroundings.product);
  const { telegramId } = student;
  const { ids, vacancy, form } = await demoPaths(cast);
  for (const shown of [
    scene(telegramId, 'profile', '/'),
    scene(telegramId, 'carousel', '/followers'),
    scene(telegramId, 'project', '/followers', expand),
    scene(telegramId, 'vacancy', vacancy),
    scene(telegramId, 'apply', form, write),
  ]) {
    await takeScreen(surroundings, shown);
  }
  await takeTour(surroundings, 'light');
  await takeTour(surroundings, 'dark');
  await takeCard(surroundings);
  await takeFirstSight(surroundings, () => joinTeam(cast, ids));
  await takeScreen(surroundings, scene(telegramId, 'inbox', '/messages'));
}
