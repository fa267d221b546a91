import { limits } from '@kollab/contract';
import { press } from '#src/app/steps.ts';
import { expect, styleOf, test } from '#src/conformance/stage.ts';

// Section 9: business constants and limits.

test('9.4 Project stages: Pre-Seed Stage, Seed Stage (default), Startup Stage, Growth Stage, Maturity Stage', async ({
  at,
}) => {
  const page = await at('owner', '/createprojectpage');
  const select = page.getByLabel('Стадия');
  expect(await select.inputValue()).toBe('Seed Stage');
  const options = await select.locator('option').allTextContents();
  expect(options.map((text) => text.split(/\s· /)[0])).toEqual([
    'Pre-Seed Stage',
    'Seed Stage',
    'Startup Stage',
    'Growth Stage',
    'Maturity Stage',
  ]);
});

test('9.5 Vacancy levels: Intern, Junior, Middle, Senior, Team lead', async ({ at }) => {
  const page = await at('owner', '/vacancyform');
  const levels = page.getByRole('group', { name: 'Уровень' }).getByRole('button');
  await expect(levels.first()).toBeVisible();
  expect(await levels.allTextContents()).toEqual([
    'Intern',
    'Junior',
    'Middle',
    'Senior',
    'Team lead',
  ]);
});

test('9.6 Vacancy experience: Без опыта, 0-1 год, 1-3 года, 3-5 лет, более 7 лет', async ({
  at,
}) => {
  const page = await at('owner', '/vacancyform');
  const years = page.getByRole('group', { name: 'Опыт' }).getByRole('button');
  await expect(years.first()).toBeVisible();
  const all = ['Без опыта', '0-1 год', '1-3 года', '3-5 лет', 'более 7 лет'];
  expect(await years.allTextContents()).toEqual(all);
});

test('9.8 The profile view shows 6 tags before «Показать все теги»', async ({ at, ids }) => {
  const page = await at('newcomer', `/user/${ids.owner}`);
  const list = page.getByRole('list', { name: 'Навыки' }).getByRole('listitem');
  await expect(list.first()).toBeVisible();
  expect(await list.count()).toBe(6);
  await press(page, 'Показать все теги');
  expect(await list.count()).toBe(7);
});

test('9.13 Carousel transition 0.5 s', async ({ at }) => {
  expect(limits.carouselTransition).toBe(500);
  const track = (await at('newcomer', '/followers')).getByTestId('track');
  await expect(track).toBeVisible();
  expect(await styleOf(track, 'transition-duration')).toBe('0.5s');
});
