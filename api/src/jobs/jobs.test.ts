import { expect, test, vi } from 'vitest';
import { freshApp } from '#test/test-app.ts';
import { startJobs } from './jobs.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';

const hour = 60 * 60_000;
const noon = new Date('2030-01-05T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);

const kollab = freshApp();

test('a job waits until it is time again', async () => {
  const ran: Date[] = [];
  const run = (now: Date) =>
    inTurn(kollab.db, 'test', { now, every: hour }, async () => {
      ran.push(now);
      return true;
    });
  await run(noon);
  await run(later(hour - 1));
  await run(later(hour));
  expect(ran).toEqual([noon, later(hour)]);
});

test('a job that found nothing to do, or failed, is tried again', async () => {
  const turn = { now: noon, every: hour };
  let runs = 0;
  await inTurn(kollab.db, 'test', turn, async () => {
    runs += 1;
    return false;
  });
  const failing = inTurn(kollab.db, 'test', turn, async () => {
    runs += 1;
    throw new Error('out of luck');
  });
  await expect(failing).rejects.toThrow('out of luck');
  await inTurn(kollab.db, 'test', turn, async () => {
    runs += 1;
    return true;
  });
  expect(runs).toBe(3);
});

test('of several processes one is at a job, the others pass it by', async () => {
  const working = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let runs = 0;
  const run = () =>
    inTurn(kollab.db, 'test', { now: noon, every: 0 }, async () => {
      runs += 1;
      started.resolve();
      await working.promise;
      return true;
    });
  await inTurn(kollab.db, 'test', { now: noon, every: 0 }, async () => false);
  const first = run();
  await started.promise;
  await Promise.all([run(), run()]);
  expect(runs).toBe(1);
  working.resolve();
  await first;
});

test('all jobs run at start, and none after stop', async () => {
  const failures: Error[] = [];
  const jobs = startJobs(kollab.context, (error) => failures.push(error));
  const names = async () => {
    const rows = await kollab.db.selectFrom('jobs').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };
  const all = [
    'alerts',
    'answers',
    'check-ins',
    'digests',
    'expiry',
    'figures',
    'leaving',
    'left over',
    'matching',
    'meetings',
    'offers',
    'pairs',
    'people to call',
    'reminder',
    'reminders',
    'revoking',
    'sanctions',
    'skills',
    'sweep',
    'telling',
    'vacancy checks',
  ];
  await vi.waitFor(async () => expect(await names()).toEqual(all), 15_000);
  await jobs.stop();
  expect(failures).toEqual([]);
});
