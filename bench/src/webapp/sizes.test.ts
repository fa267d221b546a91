import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { budgets } from './budgets.ts';
import { measureSizes, type Sizes } from './sizes.ts';

let sizes: Sizes;
beforeAll(async () => {
  // React is another one where tests run.
  vi.stubEnv('NODE_ENV', 'production');
  sizes = await measureSizes();
});
afterAll(() => vi.unstubAllEnvs());

const waitsFor = (name: string) => sizes.parts.find((part) => part.name === name)?.modules ?? [];

it('the first load weighs little more than the packages it stands on, in few files', () => {
  const { bytes, scripts, modules } = sizes.firstLoad;
  expect(sizes.skeleton).toBeGreaterThan(80_000);
  expect(bytes - sizes.skeleton).toBeLessThanOrEqual(budgets.beyondSkeleton);
  expect(scripts).toBeLessThanOrEqual(budgets.scriptsAtFirst);
  expect(modules.some((id) => id.includes('/react-dom/'))).toBe(true);
});

it('the skeleton waits for nothing but the page itself', () => {
  const { head } = sizes.firstLoad;
  expect(head).toContain('.boot-line{');
  expect(head).not.toMatch(
    /<link rel="stylesheet"(?![^>]* disabled)|<script(?! type="module")[^>]* src=/,
  );
});

it('no screen fetches more than its budget beyond the first load', () => {
  expect(sizes.parts.length).toBeGreaterThan(30);
  const heavy = sizes.parts.filter(({ bytes }) => bytes > budgets.part);
  expect(heavy.map(({ name, bytes }) => `${name}: ${bytes}`)).toEqual([]);
});

it('schemas are fetched by forms only', () => {
  const isSchema = (id: string) => id.includes('/node_modules/zod/');
  expect(sizes.firstLoad.modules.filter(isSchema)).toEqual([]);
  for (const screen of ['profiles/profile', 'today/today', 'vacancies/vacancy']) {
    expect(waitsFor(`features/${screen}-page.tsx`)).not.toEqual([]);
    expect(waitsFor(`features/${screen}-page.tsx`).filter(isSchema)).toEqual([]);
  }
  expect(waitsFor('features/profiles/edit-sections.tsx').some(isSchema)).toBe(true);
});

it('English waits for nothing that waits for English', () => {
  const { firstLoad } = sizes;
  const english = waitsFor('texts/en/all.ts');
  expect(english.some((id) => id.endsWith('/texts/en/common.ts'))).toBe(true);
  expect(english.filter((id) => /\/texts\/(locale|common)\.ts$/.test(id))).toEqual([]);
  expect(firstLoad.modules.some((id) => id.endsWith('/texts/locale.ts'))).toBe(true);
});
