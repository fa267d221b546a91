import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { paths } from '@kollab/contract';
import type { Browser, Page } from '@playwright/test';
import { spare } from '#src/app/open-app.ts';
import { each } from '#src/app/steps.ts';
import { watchRequests } from '#src/app/watch-requests.ts';
import type { Addresses } from '#src/product/product.ts';
import { deviceOf, dress, openScene, passTo } from './open-scene.ts';
import type { Scene } from './scene.ts';

const everyRule: axe.RunOptions = { resultTypes: ['violations'] };
const butColours: axe.RunOptions = {
  ...everyRule,
  rules: { 'color-contrast': { enabled: false } },
};
const onlyColours: axe.RunOptions = { ...everyRule, runOnly: ['color-contrast'] };

/** Kept small: every page gets it anew. */
const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What is less than serious is not looked for. */
const lesser = `Object.fromEntries(axe._audit.rules
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => [id, { enabled: false }]))`;

async function findingsOn(page: Page, name: string, { rules, ...options }: axe.RunOptions) {
  const found = await page.evaluate<{ violations: axe.Result[] }>(
    `axe.run({ ...${JSON.stringify(options)}, rules: { ...${lesser}, ...${JSON.stringify(rules)} } })`,
  );
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Screens that remember, or say elsewhere too, what was done on them. */
const remembering = [
  paths.projects,
  paths.createProject,
  paths.addParticipants,
  paths.vacancyForm,
  paths.editLinks,
];

const isAlone = ({ path, before, act }: Scene) =>
  before !== undefined || (act !== undefined && remembering.some((one) => path.startsWith(one)));

const roundsOf = (scenes: readonly Scene[]) => [
  ...Map.groupBy(scenes, (scene) =>
    isAlone(scene)
      ? scene.name
      : [scene.telegramId, scene.platform, scene.version, scene.theme].join(),
  ).values(),
];

/** A screen is looked at as its page is dressed, then its colours once more in the other theme: nothing else differs. */
async function seriousFindings(scene: Scene, page: Page, theme: 'light' | 'dark') {
  const { name } = scene;
  // A palette of somebody's own stays as it is.
  if (scene.theme) return findingsOn(page, name, butColours);
  const other = theme === 'light' ? 'dark' : 'light';
  const worn = await findingsOn(page, `${name} (${theme})`, everyRule);
  await dress(page, scene, other);
  return [...worn, ...(await findingsOn(page, `${name} (${other})`, onlyColours))];
}

async function findingsOfRound(
  browser: Browser,
  product: Addresses,
  round: readonly Scene[],
  page: Page,
) {
  const [first] = round;
  if (!first) return [];
  await page.emulateMedia({ colorScheme: 'light' });
  await openScene(browser, product, first, first.theme ?? 'light', { page });
  await page.evaluate(axeSource);
  const answered = watchRequests(page);
  const findings: string[] = [];
  for (const [index, scene] of round.entries()) {
    if (index > 0) await passTo(page, scene, answered);
    // Each is dressed as the one before it was left.
    findings.push(...(await seriousFindings(scene, page, index % 2 ? 'dark' : 'light')));
  }
  await page.evaluate('localStorage.clear(), sessionStorage.clear()');
  await page.unrouteAll();
  await page.context().setOffline(false);
  page.removeAllListeners();
  await page.goto('about:blank');
  return findings;
}

/** A scene's script would run for the next one too. */
const scripted = new WeakSet<Page>();

/** A phone that saves data: no code comes before it is needed. */
async function newPage(browser: Browser) {
  const page = await browser.newPage(deviceOf('light'));
  await spare(page);
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = (...given) => {
    scripted.add(page);
    return addInitScript(...given);
  };
  return page;
}

/** In light and dark; each finding with its scene's name and elements. */
export async function findBarriers(
  browser: Browser,
  product: Addresses,
  scenes: readonly Scene[],
): Promise<string[]> {
  const findings: string[] = [];
  const idle: Page[] = [];
  await each(
    roundsOf(scenes).toSorted((one, other) => other.length - one.length),
    async (round) => {
      const page = idle.pop() ?? (await newPage(browser));
      findings.push(...(await findingsOfRound(browser, product, round, page)));
      if (scripted.has(page)) await page.close();
      else idle.push(page);
    },
    6,
  );
  return findings;
}

export const firstOfEachScreen = (scenes: readonly Scene[]): Scene[] => [
  ...new Map(
    scenes
      .toReversed()
      .map((scene) => [
        scene.path.replace(/\?.*/, '').replaceAll(/[\da-f-]{36}|\d+/g, 'id'),
        scene,
      ]),
  ).values(),
];
