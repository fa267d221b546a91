import {
  closeVacancy,
  forget,
  reopenVacancy,
  save,
  saveSearch,
  setSearchMode,
} from '@kollab/contract';
import { expect, test, vi } from 'vitest';
import { matchNext } from '#src/finding/alerts/alert-matching.service.ts';
import { tellAlerts } from '#src/finding/alerts/telling.service.ts';
import {
  expireApplications,
  remindOwners,
} from '#src/work/applications/application-waiting.service.ts';
import { checkVacancies } from '#src/work/vacancies/vacancy-checks.service.ts';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, day, type Place } from '#test/steps/applications.ts';
import * as projects from '#test/steps/projects.ts';
import * as safety from '#test/steps/reports.ts';
import type { Someone } from '#test/test-app.ts';
import { aloneApp, gather } from './polled-world.ts';
import { readsOf, walkOf, waitingRead } from './polled-reads.ts';

// Hundreds of calls: a busy machine takes minutes.
vi.setConfig({ testTimeout: 600_000 });

const { kollab } = aloneApp();
const walk = walkOf(kollab);

/** Noon in Moscow, from which on a test counts. */
const start = Math.ceil(Date.now() / day) * day + day + 9 * (day / 24);

type Job = (context: typeof kollab.context, now: Date) => Promise<unknown>;

/** So many days after the start some jobs are done. */
const onDay =
  (days: number, ...jobs: Job[]) =>
  async () => {
    const now = new Date(start + days * day);
    kollab.passTime(now.getTime() - kollab.context.clock().getTime());
    await kollab.db.deleteFrom('jobs').execute();
    for (const job of jobs) await job(kollab.context, now);
  };

const reads = (...people: Someone[]) =>
  people.flatMap((person) => readsOf(person).filter(({ name }) => /inbox|unread|today/.test(name)));

/** Opens vacancies again, or closes them. */
const setOpen = (owner: Someone, place: Place, isOpen: boolean) => async () => {
  for (const vacancyId of place.vacancyIds) {
    const params = { projectId: place.id, vacancyId };
    await (isOpen
      ? owner.call(reopenVacancy, { params, body: {} })
      : owner.call(closeVacancy, { params, body: { rejectOthers: false } }));
  }
};

test('of what waits for an owner polls never miss anything', async () => {
  const { vera, anya, ilya, project } = await gather(kollab);
  const silent = await walk(
    {
      'it is noon': onDay(0),
      applies: () => applyTo(ilya, project),
      'the owner is reminded': onDay(2.1, remindOwners),
      'who applied is blocked': () => safety.block(anya, ilya),
      'and not any more': () => safety.unblock(anya, ilya),
      'who applied is hidden': () => safety.hide(kollab, ilya),
      'and seen again': () => safety.release(vera, ilya),
      'another applies': () => applyTo(vera, project),
      'it closes soon': onDay(21.1),
      'it closes sooner': onDay(22.1),
      'it closes': onDay(30.1, expireApplications),
      'the other closes too': onDay(33.1, expireApplications),
      'late is too late for one': onDay(60.2),
      'and for the other': onDay(63.2),
      'a vacancy is asked about': onDay(70, checkVacancies),
      'the project has another name': () => kollab.set('projects', project, { name: 'Карта' }),
      'it is kept': setOpen(anya, project, true),
      'it is asked about again': onDay(120, checkVacancies),
      'it is paused': onDay(140, checkVacancies),
      'it is closed': setOpen(anya, project, false),
    },
    [...reads(anya, ilya), waitingRead(anya, project)],
  );
  expect(silent).toEqual(['it is noon']);
});

test('of what was saved and searched for polls never miss anything', async () => {
  const { vera, anya, ilya, maria } = await gather(kollab);
  const kept = await sampleProject(kollab, { owner: maria });
  const params = { kind: 'vacancy', id: kept.vacancyIds[0] ?? '' } as const;
  const found = { id: '', vacancyIds: [''] };
  const search = { id: '' };
  const silent = await walk(
    {
      'it is noon': onDay(0),
      'saves a vacancy': () => ilya.call(save, { params, body: { remindIn: 'day' } }),
      'is reminded of it': onDay(1.1, tellAlerts),
      'its owner blocks them': () => safety.block(maria, ilya),
      'and thinks better of it': () => safety.unblock(maria, ilya),
      'its project has another name': () => kollab.set('projects', kept, { name: 'Карта' }),
      'it is closed': setOpen(maria, kept, false),
      'it is open again': setOpen(maria, kept, true),
      'applies to it': () => applyTo(ilya, kept),
      'saves a search': async () => {
        const body = { kind: 'vacancies', filter: {}, mode: 'now' } as const;
        search.id = (await ilya.call(saveSearch, { body })).id;
      },
      'it finds something': async () => {
        const made = await projects.create(anya, { vacancies: [projects.vacancyInput()] });
        await projects.approve(vera, made);
        Object.assign(found, { id: made.id, vacancyIds: made.vacancies.map(({ id }) => id) });
        while (await matchNext(kollab.db, kollab.context.clock()));
        await onDay(1.2, tellAlerts)();
      },
      'the owner is hidden': () => safety.hide(kollab, anya),
      'and seen again': () => safety.release(vera, anya),
      'is suspended': () => kollab.suspend(anya),
      'and let back': () => safety.release(vera, anya),
      'the vacancy has another title': () =>
        kollab.set('vacancies', { id: found.vacancyIds[0] ?? '' }, { title: 'Программист' }),
      'the search is muted': () =>
        ilya.call(setSearchMode, { params: { id: search.id }, body: { mode: 'never' } }),
      'applies to what was found': () => applyTo(ilya, found),
      'forgets what was saved': () => ilya.call(forget, { params, body: {} }),
    },
    reads(ilya),
  );
  // What was applied to is no reminder any more when it is forgotten.
  expect(silent).toEqual([
    'it is noon',
    'saves a vacancy',
    'saves a search',
    'forgets what was saved',
  ]);
});
