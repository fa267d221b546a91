import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { paths } from '@kollab/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOwnKollab } from '#src/app/kollab.ts';
import { spare } from '#src/app/open-app.ts';
import { each } from '#src/app/steps.ts';
import { watchRequests } from '#src/app/watch-requests.ts';
import { deviceOf, dress, goTo, openScene, passTo } from '#src/scenes/open-scene.ts';
import type { Scene } from '#src/scenes/scene.ts';
import { everyScene } from '#src/scenes/scenes.ts';

const { product, cast, browser, openApp } = await useOwnKollab();
/** What is the same screen in another theme is looked at once. */
const scenes = (await everyScene(cast)).filter(({ theme = 'odd' }) => theme === 'odd');

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

/** Serious rules a page breaks, with the elements that break them. */
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

/** Whether a scene has a page of its own. */
const isAlone = ({ path, before, act }: Scene) =>
  before !== undefined || (act !== undefined && remembering.some((one) => path.startsWith(one)));

/** What one page shows without being loaded anew. */
const rounds = [
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

/** Looks at one scene after another on one page, which is left empty. */
async function findingsOfRound(round: readonly Scene[], page: Page) {
  const [first] = round;
  if (!first) return [];
  await page.emulateMedia({ colorScheme: 'light' });
  await openScene(await browser(), product, first, first.theme ?? 'light', { page });
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
  page.removeAllListeners();
  await page.goto('about:blank');
  return findings;
}

/** A page of a phone that saves data: no code comes before it is needed. */
async function newPage() {
  const page = await (await browser()).newPage(deviceOf('light'));
  await spare(page);
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = (...given) => {
    scripted.add(page);
    return addInitScript(...given);
  };
  return page;
}

/** Pages that a scene gave a script, which would run for the next one too. */
const scripted = new WeakSet<Page>();

test('no screen keeps anybody out, neither in light nor in dark', async () => {
  const findings: string[] = [];
  const idle: Page[] = [];
  await each(
    rounds.toSorted((one, other) => other.length - one.length),
    async (round) => {
      const page = idle.pop() ?? (await newPage());
      findings.push(...(await findingsOfRound(round, page)));
      if (scripted.has(page)) await page.close();
      else idle.push(page);
    },
    6,
  );
  expect(scenes.length).toBeGreaterThan(100);
  expect(findings).toEqual([]);
});

/** The first scene of each screen, with whatever ids. */
const screens = [
  ...new Map(
    scenes
      .toReversed()
      .filter(({ telegramId, before }) => telegramId !== undefined && !before)
      .map((scene) => [
        scene.path.replace(/\?.*/, '').replaceAll(/[\da-f-]{36}|\d+/g, 'id'),
        scene,
      ]),
  ).values(),
];

const wordsOn = (page: Page) => page.locator('main').innerText();

/** Once nothing more is added: parts are fetched late, and what they show later still. */
async function lastWordsOn(page: Page, answered: () => Promise<void>): Promise<string> {
  await answered();
  const words = await wordsOn(page);
  await page.evaluate('new Promise((done) => requestIdleCallback(() => setTimeout(done, 500)))');
  await answered();
  return words === (await wordsOn(page)) ? words : lastWordsOn(page, answered);
}

/** Opens a screen without a connection, gives it one and takes it again; answers what is not as it should. */
async function lossesOf(page: Page, { name, path }: Scene, answered: () => Promise<void>) {
  const waits = page.getByText('Как только оно вернётся, всё появится само');
  await goTo(page, path);
  await page.getByText('Нет соединения').first().waitFor();
  const cold = await wordsOn(page);
  await page.context().setOffline(false);
  await waits.waitFor({ state: 'hidden' });
  await page.getByLabel('Загрузка...').first().waitFor({ state: 'hidden' });
  const warm = await lastWordsOn(page, answered);
  await page.context().setOffline(true);
  await answered();
  const kept = await wordsOn(page);
  const isBroken = [cold, warm, kept].some((words) => /сломалось|ещё не загружен/.test(words));
  return isBroken || kept !== warm ? [`${name}: ${cold}\n→ ${warm}\n→ ${kept}`] : [];
}

test('every screen says that it waits for a connection, comes with it, and stays without', async () => {
  const losses: string[] = [];
  const people = Map.groupBy(screens, ({ telegramId }) => telegramId);
  await each(
    [...people],
    async ([telegramId, own]) => {
      const page = await openApp(telegramId, '/blog', { device: deviceOf('light') });
      await page.waitForFunction("performance.getEntriesByName('preloaded').length");
      const answered = watchRequests(page);
      await page.context().setOffline(true);
      for (const scene of own) losses.push(...(await lossesOf(page, scene, answered)));
      await page.context().close();
    },
    6,
  );
  expect(screens.length).toBeGreaterThan(25);
  expect(losses).toEqual([]);
});
