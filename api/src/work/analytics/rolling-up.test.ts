import { serverLimits } from '@kollab/contract';
import type { ViewSource } from '@kollab/contract';
import { expect, test } from 'vitest';
import { sweepRecords } from '#src/jobs/sweep.ts';
import { figuresOf, rollUp, view, type Viewing } from '#test/steps/analytics.ts';
import { sharedViews } from '#test/steps/views.ts';

const { kollab, anya, project, people, came, read, rowsOf, noon, night, dayAgo } = sharedViews();
const day = 24 * 60 * 60_000;

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
};

test('rolling up again changes nothing', async () => {
  const before = await read([...came(3, people), ...came(1, people.slice(0, 7))]);
  const rows = await rowsOf('figures');
  await kollab.db.deleteFrom('jobs').execute();
  await rollUp(kollab, night());
  await rollUp(kollab, new Date(night().getTime() + 60 * 60_000));
  expect(await rowsOf('figures')).toEqual(rows);
  expect(await figuresOf(anya, project)).toEqual(before);
});

test('rolling up after days of silence is what it would have been night by night', async () => {
  const views = [25, 20, 16, 12, 9, 2].flatMap((ago) => came(ago, people.slice(0, ago)));
  const atOnce = await read(views);
  await kollab.db.deleteFrom('figures').where('project_id', '=', project.id).execute();
  await kollab.db.deleteFrom('figures_pending').where('project_id', '=', project.id).execute();
  for (let ago = 28; ago >= 0; ago -= 1) {
    await kollab.db.deleteFrom('jobs').execute();
    await rollUp(kollab, new Date(night().getTime() - ago * day));
  }
  expect(await figuresOf(anya, project)).toEqual(atOnce);
});

test('who opened what is forgotten after 35 days, and 28 are shown', async () => {
  const kept = serverLimits.viewsKeptDays;
  await view(kollab, [...came(kept + 1, people), ...came(kept - 1, people), ...came(1, people)]);
  await rollUp(kollab, night());
  expect((await figuresOf(anya, project)).people).toBe(30);
  await sweepRecords(kollab.context, noon(0));
  const days = new Set((await rowsOf('project_views')).map((row) => row.day));
  expect([...days].toSorted()).toEqual([dayAgo(kept - 1), dayAgo(1)]);
  expect((await rowsOf('figures')).every((row) => row.day >= dayAgo(kept - 1))).toBe(true);
});

test('a log of four weeks is told exactly, each person once a week, and no number of views is from 1 to 4', async () => {
  const sources: ViewSource[] = ['carousel', 'search', 'matching', 'link', 'feed', 'saved'];
  const views: Viewing[] = [];
  const weeks = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  for (let ago = 28; ago >= 1; ago -= 1) {
    const ids = people.filter((_, index) => (index * 7 + ago * 11) % 13 < (ago % 7) + 1);
    for (const [index, userId] of ids.entries()) {
      weeks[Math.floor((28 - ago) / 7)]?.add(userId);
      const source = sources[(index * ago) % 6] ?? 'feed';
      const vacancyId = project.vacancyIds[index % 2];
      const more = index % 3 === 0 ? { vacancyId, hasBegun: index % 2 === 0 } : {};
      views.push(...came(ago, [userId], { source }), ...came(ago, [userId], { source, ...more }));
    }
  }
  const figures = await read(views);
  expect(figures.bars).toEqual(
    weeks.map(({ size }, index) => ({
      from: dayAgo(28 - index * 7),
      to: dayAgo(22 - index * 7),
      people: size,
    })),
  );
  expect(figures.people).toBe(weeks.reduce((sum, { size }) => sum + size, 0));
  const bySource = figures.sources.reduce((sum, one) => sum + one.people, figures.elsewhere ?? 0);
  expect(bySource).toBe(figures.people);
  expect(figures.sources.length).toBeGreaterThan(1);
  expect(numbersIn(figures).filter((number) => number > 0 && number < 5)).toEqual([]);
});

test('one who comes every day is one, and four are told of together with the week that makes them five', async () => {
  const [often = '', ...others] = people;
  const everyDay = [14, 13, 12, 11, 10, 9, 8].flatMap((ago) => came(ago, [often]));
  const few = await read([...everyDay, ...came(10, others.slice(0, 3))]);
  expect(few).toMatchObject({ people: null, bars: [] });
  await kollab.db.deleteFrom('jobs').execute();
  await kollab.db.deleteFrom('figures_pending').execute();
  const figures = await read(came(3, others.slice(3, 5)));
  expect(figures).toMatchObject({ people: 6, bars: [{ to: dayAgo(1), people: 6 }] });
});

test('what was told of days is not told again of the week around them', async () => {
  await view(kollab, [...came(5, people.slice(0, 7)), ...came(2, people.slice(7, 13))]);
  const told = { project_id: project.id, subject_id: project.id, part: 'people', people: 7 };
  await kollab.db
    .insertInto('figures')
    .values({ ...told, since: dayAgo(6), day: dayAgo(4) })
    .execute();
  await rollUp(kollab, night());
  expect(await figuresOf(anya, project)).toMatchObject({
    people: 13,
    bars: [
      { from: dayAgo(6), to: dayAgo(4), people: 7 },
      { from: dayAgo(3), to: dayAgo(1), people: 6 },
    ],
  });
});
