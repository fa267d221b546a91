import { student } from '@kollab/sandbox/people';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#src/app/kollab.ts';
import { settle } from '#src/app/settle.ts';
import { watchRequests } from '#src/app/watch-requests.ts';

test.use({ sparing: true });

const size = 96;
const channels = 3;
const longName = 'Межуниверситетская лаборатория распределённых вычислений и картографии';

const coverOf = (pixel: (x: number, y: number) => readonly number[]) =>
  sharp(
    Buffer.from(
      Array.from({ length: size * size }, (_, at) => [
        ...pixel(at % size, Math.floor(at / size)),
      ]).flat(),
    ),
    { raw: { width: size, height: size, channels } },
  )
    .png()
    .toBuffer();

const covers = {
  light: { palette: ['#ffffff'], picture: () => coverOf(() => [255, 255, 255]) },
  dark: { palette: ['#101018'], picture: () => coverOf(() => [16, 16, 24]) },
  busy: {
    palette: ['#ffe066', '#f03e3e', '#ffffff'],
    picture: () =>
      coverOf(
        (x, y) =>
          [
            [255, 255, 255],
            [240, 62, 62],
            [255, 224, 102],
          ][(x * 7 + y * 3) % 3] ?? [],
      ),
  },
};

/** As WCAG has it. */
const luminance = (colour: readonly number[]) => {
  const [r = 0, g = 0, b = 0] = colour.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

interface Line {
  text: string;
  colour: number[];
  box: { x: number; y: number; width: number; height: number };
}

/** Afterwards none of the words are seen. */
const linesOver = (page: Page, selector: string) =>
  page.evaluate<Line[]>(`(() => {
    const cover = document.querySelector(${JSON.stringify(selector)});
    const walker = document.createTreeWalker(cover, NodeFilter.SHOW_TEXT);
    const lines = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement.closest('[data-panel]') || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const colour = getComputedStyle(node.parentElement).color.match(/[\\d.]+/g).slice(0, 3).map(Number);
      const { bottom } = node.parentElement.getBoundingClientRect();
      for (const { x, y, width, height } of range.getClientRects()) {
        // Of a name that is cut after some lines, the others are not seen.
        if (y >= bottom) continue;
        lines.push({ text: node.data, colour, box: { x, y, width, height } });
      }
    }
    document.head.append(Object.assign(document.createElement('style'), {
      textContent: ${JSON.stringify(`${selector} * { color: transparent !important }`)},
    }));
    return lines;
  })()`);

async function contrasts(page: Page, selector: string) {
  await settle(page.locator(selector));
  const lines = await linesOver(page, selector);
  await settle(page.locator('html'));
  const picture = sharp(await page.screenshot()).removeAlpha();
  return Promise.all(
    lines.map(async ({ text, colour, box }) => {
      const area = {
        left: Math.floor(box.x),
        top: Math.floor(box.y),
        width: Math.ceil(box.width),
        height: Math.ceil(box.height),
      };
      const pixels = await picture.clone().extract(area).raw().toBuffer();
      const own = luminance(colour);
      let least = Infinity;
      for (let at = 0; at < pixels.length; at += channels) {
        const behind = luminance([...pixels.subarray(at, at + channels)]);
        const ratio = (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
        least = Math.min(least, ratio);
      }
      return { text, least };
    }),
  );
}

/** Whatever other journeys bring into the carousel. */
const isSunny = (project: object) => JSON.stringify(project).includes('example.org/sun');

async function dress(page: Page, { palette, picture }: (typeof covers)['light']) {
  const body = await picture();
  await page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/png', body }));
  await page.route(/\/api\/User\/(all-projects|project\/[^/]+$)/i, async (route) => {
    const response = await route.fetch();
    const dressed = (project: object) => ({
      ...project,
      name: longName,
      palette,
      coverImage: '/uploads/cover.webp',
    });
    const answer = (await response.json()) as object | object[];
    await route.fulfill({
      response,
      json: Array.isArray(answer) ? answer.filter(isSunny).map(dressed) : dressed(answer),
    });
  });
}

const isCoverThere = `document.querySelector('[data-shown] img')?.naturalWidth === ${size}`;

const widths = [320, 390];
const cases = Object.entries(covers).flatMap(([name, cover]) =>
  widths.map((width) => ({ name, cover, width })),
);

for (const { name, cover, width } of cases) {
  test(`all that is written over a ${name} cover at ${width} px has a contrast of 4.5`, async ({
    openApp,
  }) => {
    let answered = () => Promise.resolve();
    const page = await openApp(student.telegramId, '/followers', {
      device: { viewport: { width, height: 844 }, reducedMotion: 'reduce' },
      before(opened) {
        answered = watchRequests(opened);
        return dress(opened, cover);
      },
    });
    await expect(page.getByTestId('shown-card')).toBeVisible();
    await page.waitForFunction(isCoverThere);
    // Its links and what fits come a little later than its words, and take a line each.
    const card = page.getByTestId('shown-card');
    const foot = card.getByTestId('panel-preview');
    await expect(foot.getByRole('link', { name: 'example.org/sun', exact: true })).toBeVisible();
    await expect(card.getByText('вам подходит')).toBeVisible();
    await answered();
    const onCard = await contrasts(page, '[data-shown]');
    // Above its link, which lies in the middle of so narrow a panel.
    const position = { x: 24, y: 8 };
    await page.getByRole('button', { name: 'Подробнее о проекте' }).click({ position });
    await expect(page.getByTestId('project-panel').getByText('Подробное описание')).toBeVisible();
    await answered();
    const onPanel = await contrasts(page, '[data-testid=project-cover]');
    const all = [...onCard, ...onPanel];
    expect(onCard.length).toBeGreaterThan(4);
    expect(onPanel.length).toBeGreaterThan(3);
    expect(all.filter(({ least }) => least < 4.5)).toEqual([]);
  });
}
