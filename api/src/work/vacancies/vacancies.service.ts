import type { Vacancy, VacancyInput } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { endPairsAt } from '#src/work/pairs/pair-ending.service.ts';
import { answerPending } from '#src/work/applications/application-closing.service.ts';
import { announce } from '#src/platform/listeners.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import {
  countPlaces,
  lockOwnProject,
  lockVacancy,
  type VacancyRef,
  type VacancyRow,
} from '#src/work/access/project-access.service.ts';
import { assertInSight } from '#src/people/users/users.service.ts';
import { learnTags } from '#src/people/tags/tags.service.ts';
import type { Act } from '#src/review/subject.ts';
import { changePlaces, openWithPlace } from './places.service.ts';
import * as queries from './vacancies.queries.ts';

export {
  closeAll,
  listClosedSince,
  listVacancyValues,
  pauseAll,
  resumeAll,
  type VacancyValue,
} from './vacancies.queries.ts';

/** Its own where that is known to the project, else a new one. */
export function withIds(
  vacancies: VacancyInput[],
  known: readonly string[],
): queries.VacancyValue[] {
  const free = new Set(known);
  return vacancies.map(({ id, ...vacancy }) => {
    const own = typeof id === 'string' ? id.toLowerCase() : '';
    return { id: free.delete(own) ? own : uuid(), ...vacancy };
  });
}

export async function publishVacancies(
  trx: Trx,
  projectId: string,
  vacancies: queries.VacancyValue[],
  { actorId, at }: Act,
) {
  const learnt: queries.VacancyValue[] = [];
  for (const vacancy of vacancies) {
    learnt.push({ ...vacancy, tags: await learnTags(trx, vacancy.tags) });
  }
  await queries.upsertVacancies(trx, projectId, learnt, at);
  const kept = vacancies.map(({ id }) => id);
  for (const vacancyId of await queries.removeVacancies(trx, projectId, kept, at)) {
    await answerPending(trx, { projectId, vacancyId, because: 'vacancyClosed', actorId, at });
    await endPairsAt(trx, { projectId, vacancyId, at });
  }
}

const toVacancy = (
  { tags, project_id: projectId, closed_at: closedAt, ...row }: VacancyRow,
  taken: number,
): Vacancy => ({
  id: row.id,
  projectId,
  title: row.title,
  level: row.level,
  experience: row.experience,
  tags: tags.map((tagName) => ({ tagName })),
  tasks: row.tasks,
  requirements: row.requirements,
  conditions: row.conditions,
  hoursAWeek: row.hours_a_week,
  until: row.until,
  isClosed: closedAt !== null,
  places: row.places,
  placesLeft: Math.max(row.places - taken, 0),
  isFilled: row.filled_at !== null,
});

async function readVacancy(trx: Trx, row: VacancyRow) {
  const counted = await countPlaces(trx, { projectId: row.project_id, vacancyId: row.id });
  return toVacancy(row, counted?.taken ?? 0);
}

/** Again changes nothing. Throws projectNotFound, forbidden, vacancyNotFound. */
export function close(
  context: Context,
  owner: Person,
  { projectId, vacancyId }: VacancyRef,
  rejectOthers: boolean,
) {
  return context.db.transaction().execute(async (trx) => {
    const at = context.clock();
    await lockOwnProject(trx, projectId, owner);
    const vacancy = await lockVacancy(trx, projectId, vacancyId);
    const isClosed =
      vacancy.closed_at !== null && vacancy.paused_at === null && vacancy.filled_at === null;
    const closed = isClosed ? vacancy : await queries.closeVacancy(trx, vacancyId, at);
    const closing = {
      projectId,
      vacancyId,
      because: 'vacancyClosed',
      actorId: owner.id,
      at,
    } as const;
    if (rejectOthers) await assertInSight(trx, owner.id);
    const rejected = rejectOthers ? await answerPending(trx, closing) : 0;
    await endPairsAt(trx, closing);
    await announce(context, trx, 'projectChanged', { id: projectId });
    return { vacancy: await readVacancy(trx, closed), rejected };
  });
}

/**
 * Opens one's vacancy again, with a place more where all are taken, which takes up a finished project, or
 * says that it still is open. Throws projectNotFound, forbidden, vacancyNotFound, noPlacesLeft.
 */
export async function reopen(
  context: Context,
  owner: Person,
  { projectId, vacancyId }: VacancyRef,
) {
  const [vacancy] = await open(context, owner, projectId, [vacancyId]);
  return { vacancy };
}

export async function reopenAll(
  context: Context,
  owner: Person,
  projectId: string,
  vacancyIds: readonly string[],
) {
  const [first = '', ...others] = new Set(vacancyIds);
  return { vacancies: await open(context, owner, projectId, [first, ...others]) };
}

type Some<T> = [T, ...T[]];

const open = (context: Context, owner: Person, projectId: string, ids: Some<string>) =>
  context.db.transaction().execute(async (trx): Promise<Some<Vacancy>> => {
    const project = await lockOwnProject(trx, projectId, owner);
    const at = context.clock();
    const openOne = async (id: string) =>
      readVacancy(trx, await openWithPlace(context, trx, project, id, at));
    const [first, ...others] = ids;
    const opened: Some<Vacancy> = [await openOne(first)];
    for (const id of others) opened.push(await openOne(id));
    await announce(context, trx, 'projectChanged', { id: projectId });
    return opened;
  });

/** Throws projectNotFound, forbidden, vacancyNotFound, badInput. */
export const setPlaces = (
  context: Context,
  owner: Person,
  { projectId, vacancyId }: VacancyRef,
  wanted: number,
) =>
  context.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, projectId, owner);
    await changePlaces(context, trx, project, { vacancyId, places: wanted }, context.clock());
    return { vacancy: await readVacancy(trx, await lockVacancy(trx, projectId, vacancyId)) };
  });
