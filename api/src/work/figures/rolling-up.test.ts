import { serverLimits } from '@kollab/contract';
import type { Figures, ViewSource } from '@kollab/contract';
import { beforeEach, expect, test } from 'vitest';
import { sweepRecords } from '#src/jobs/sweep.ts';
import { addDays } from '#src/platform/days.ts';
import { crowd, daysOf, figuresOf, rollUp, view, type Viewing } from '#test/steps/figures.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();
const db = () => kollab.db;
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));
const project = fresh(() =>
  sampleProject(kollab, { owner: anya, vacancies: ['Разработчик', 'Дизайнер'] }),
);
let next = 6_200_000_000;
let people: string[] = [];
beforeEach(async () => {
  await db().deleteFrom('jobs').execute();
  people = await crowd(kollab, 30, next);
  next += 30;
});
const { noon, night, dayAgo } = daysOf(kollab);
const day = 24 * 60 * 60_000;

const came = (ago: number, ids: string[], more: Partial<Viewing> = {}) =>
  ids.map((userId): Viewing => ({ at: noon(ago), userId, projectId: project.id, ...more }));

async function read(views: Viewing[]): Promise<Figures> {
  await view(kollab, views);
  await rollUp(kollab, night());
  return figuresOf(anya, project);
}

/** Every number of an answer, however deep. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
};

const rowsOf = (table: 'project_views' | 'figures') =>
  db().selectFrom(table).where('project_id', '=', project.id).selectAll().execute();

test('rolling up again changes nothing', async () => {
  const before = await read([...came(3, people), ...came(1, people.slice(0, 7))]);
  const rows = await rowsOf('figures');
  await db().deleteFrom('jobs').execute();
  await rollUp(kollab, night());
  await rollUp(kollab, new Date(night().getTime() + 60 * 60_000));
  expect(await rowsOf('figures')).toEqual(rows);
  expect(await figuresOf(anya, project)).toEqual(before);
});

test('rolling up after days of silence is what it would have been night by night', async () => {
  const views = [9, 8, 6, 5, 3, 2].flatMap((ago) => came(ago, people.slice(0, ago)));
  const atOnce = await read(views);
  await db().deleteFrom('figures').where('project_id', '=', project.id).execute();
  await db().deleteFrom('figures_pending').where('project_id', '=', project.id).execute();
  for (let ago = 10; ago >= 0; ago -= 1) {
    await db().deleteFrom('jobs').execute();
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

test('a log of a month is told exactly, and no number of the answer is from 1 to 4', async () => {
  const sources: ViewSource[] = ['carousel', 'search', 'matching', 'link', 'feed', 'saved'];
  const views: Viewing[] = [];
  const days = new Map<string, Set<string>>();
  for (let ago = 28; ago >= 1; ago -= 1) {
    const ids = people.filter((_, index) => (index * 7 + ago * 11) % 13 < (ago % 7) + 1);
    days.set(dayAgo(ago), new Set(ids));
    for (const [index, userId] of ids.entries()) {
      const source = sources[(index * ago) % 6] ?? 'feed';
      const vacancyId = project.vacancyIds[index % 2];
      const more = index % 3 === 0 ? { vacancyId, hasBegun: index % 2 === 0 } : {};
      views.push(...came(ago, [userId], { source }), ...came(ago, [userId], { source, ...more }));
    }
  }
  const figures = await read(views);
  const truth = ({ from, to }: { from: string; to: string }) => {
    let sum = 0;
    for (let one = from; one <= to; one = addDays(one, 1)) sum += days.get(one)?.size ?? 0;
    return sum;
  };
  expect(figures.bars.length).toBeGreaterThan(10);
  expect(figures.bars.map((bar) => bar.people)).toEqual(figures.bars.map(truth));
  const total = figures.bars.reduce((sum, bar) => sum + bar.people, 0);
  expect(figures.people).toBe(total);
  expect(figures.sources.length).toBeGreaterThan(2);
  expect(numbersIn(figures).filter((number) => number > 0 && number < 5)).toEqual([]);
});
