import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { droppedViews } from '#src/platform/metrics/metrics.ts';
import { asPerson, crowd } from '#test/steps/analytics.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp } from '#test/test-app.ts';
import { openMarks } from './marks.service.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person());
const project = fresh(() => sampleProject(kollab, { owner: anya }));
let next = 6_300_000_000;
let people: string[] = [];
beforeEach(async () => {
  droppedViews.reset();
  people = await crowd(kollab, 40, next);
  next += 40;
});
afterEach(() => vi.useRealTimers());

type Marks = ReturnType<typeof openMarks>;
const hour = 60 * 60_000;

function open({ db = kollab.db, clock = () => new Date() } = {}) {
  const marks = openMarks({ db, clock } as never);
  onTestFinished(() => marks.close());
  return marks;
}

const note = (marks: Marks, userId: string | undefined, projectId = project.id) =>
  marks.note({
    projectId,
    view: { source: 'feed' },
    actor: userId === undefined ? { kind: 'anonymous' } : asPerson(userId),
    address: '203.0.113.1',
  });

const seen = async () => {
  const rows = await kollab.db
    .selectFrom('project_views')
    .where('project_id', '=', project.id)
    .select('user_id')
    .execute();
  return rows.map((row) => row.user_id).toSorted();
};

const dropped = async () => (await droppedViews.get()).values[0]?.value ?? 0;

test('what is noted is written within five seconds, without being asked for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const marks = open();
  for (const userId of people) note(marks, userId);
  expect(await seen()).toEqual([]);
  vi.advanceTimersByTime(2500);
  await expect.poll(seen).toEqual(people.toSorted());
});

test('what is noted while all closes is written too', async () => {
  const marks = open();
  note(marks, people[0]);
  const closing = marks.close();
  note(marks, people[1]);
  await closing;
  expect(await seen()).toEqual(people.slice(0, 2).toSorted());
});

test('a kill takes along what was not written, leaves the rest, and nothing counts twice', async () => {
  const { databaseUrl: url = '' } = kollab.config;
  const script = new URL('../../../test/run-marks.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, url, project.id, ...people], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await expect.poll(async () => (await seen()).length, { timeout: 50_000 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await ended;
  const left = await seen();
  expect(left.every((id) => people.includes(id))).toBe(true);
  const marks = open();
  for (const userId of people) note(marks, userId);
  await marks.flush();
  expect(await seen()).toEqual(people.toSorted());
});

test('what cannot be written is kept until it can, and noting it never waits', async () => {
  const marks = open();
  note(marks, people[0]);
  await sql`alter table project_views rename to views_away`.execute(kollab.db);
  await marks.flush();
  note(marks, people[1]);
  await sql`alter table views_away rename to project_views`.execute(kollab.db);
  expect(await seen()).toEqual([]);
  await marks.flush();
  expect(await seen()).toEqual(people.slice(0, 2).toSorted());
  expect(await dropped()).toBe(0);
});

test('while Postgres is away no more than a bound is kept; the rest is dropped and counted', async () => {
  const away = connectDatabase({
    url: 'postgres://nobody@127.0.0.1:1/nothing',
    onError: () => undefined,
    connectWithin: 1000,
  });
  onTestFinished(() => away.destroy());
  let now = new Date();
  const marks = open({ db: away, clock: () => now });
  for (let place = 0; place < 20_003; place += 1) note(marks, `person ${place}`);
  expect(await dropped()).toBe(3);
  await marks.flush();
  expect(await dropped()).toBe(3);
  now = new Date(now.getTime() + 2 * hour);
  await marks.flush();
  expect(await dropped()).toBe(20_003);
});
