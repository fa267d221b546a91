import { isDeepStrictEqual } from 'node:util';
import {
  isVacancyComplete,
  type ParticipantInput,
  type Project,
  type Request,
  type VacancyInput,
  type createProject,
  type editProject,
} from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { AppError } from '#src/platform/errors/app-error.ts';
import { unmixed } from '#src/platform/text/alphabets.ts';
import type { Context } from '#src/platform/context.ts';
import { announce } from '#src/platform/listeners.ts';
import { dayOf } from '#src/platform/days.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { takeKey } from '#src/platform/idempotency/idempotency.service.ts';
import * as submissions from '#src/review/submissions.service.ts';
import { stage, withdraw } from '#src/review/staging.service.ts';
import type { Locked } from '#src/review/subject.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { wantedTags } from '#src/people/tags/tags.service.ts';
import { formTeam } from '#src/work/participants/inviting.service.ts';
import { assertOwnUploads } from '#src/platform/uploads/uploads.service.ts';
import { assertNotWithdrawn } from '#src/people/users/consent.service.ts';
import { isCompleteEnough } from '#src/people/users/users.service.ts';
import { lockOwnProject, type ProjectRights } from '#src/work/access/project-access.service.ts';
import { projectSubject } from './project-subject.ts';
import { insertProject } from './projects.queries.ts';
import { readProjectFor } from './project-reading.service.ts';
import { changePlaces } from '#src/work/vacancies/places.service.ts';
import {
  listVacancyValues,
  type VacancyValue,
  withIds,
} from '#src/work/vacancies/vacancies.service.ts';

type Creation = Request<typeof createProject>['body'];
type Edit = Request<typeof editProject>['body'];

function assertComplete({ name, description, vacancies }: Edit) {
  if (name === '') throw new AppError('emptyProjectName');
  if (description === '') throw new AppError('emptyProjectDescription');
  const index = vacancies?.findIndex((vacancy) => !isVacancyComplete(vacancy)) ?? -1;
  if (index >= 0) throw new AppError('incompleteVacancy', { field: `vacancies.${index}` });
}

function assertNamed(participants: ParticipantInput[]) {
  const index = participants.findIndex(({ name, telegramId }) => !name?.trim() || !telegramId);
  if (index >= 0) throw new AppError('incompleteParticipant', { field: `participants.${index}` });
}

/** What a client calls its own parts is no part of the request. */
const withoutId = ({ id: _own, ...vacancy }: VacancyInput) => vacancy;
const nameOf = ({ name, telegramId }: ParticipantInput) => ({ name, telegramId });

/**
 * Once per key. Throws emptyProjectName, emptyProjectDescription, incompleteVacancy, vacancyEnded,
 * incompleteParticipant, completionTooLow, dailyLimit, keyReused, badInput for somebody else's
 * picture.
 */
export function create(
  context: Context,
  person: Person,
  { body, key }: { body: Creation; key: string | undefined },
): Promise<Project> {
  const { telegramId: _own, status: _ignored, participants, ...values } = body;
  assertComplete(values);
  assertNamed(participants);
  return context.db.transaction().execute(async (trx) => {
    const at = context.clock();
    const id = uuid();
    const request = {
      ...values,
      vacancies: values.vacancies.map(withoutId),
      participants: participants.map(nameOf),
    };
    const attempt = {
      userId: person.id,
      act: 'project',
      key,
      request,
      resultId: id,
    } as const;
    const earlier = await takeKey(trx, { ...attempt, at });
    if (earlier !== undefined) return readProjectFor(trx, earlier, person);
    if (!(await isCompleteEnough(trx, person.id, person.role)))
      throw new AppError('completionTooLow');
    await assertNotWithdrawn(trx, person.id);
    await spend(context, trx, person.id, { kind: 'project' });
    await insertProject(trx, { id, owner_id: person.id, created_at: at });
    const locked = await projectSubject.lock(trx, id);
    await stageEdit(trx, locked, values, { actorId: person.id, at });
    await submissions.submit(trx, projectSubject, locked, { actorId: person.id, at });
    await formTeam(context, trx, { id, owner_id: person.id }, participants);
    return readProjectFor(trx, id, person);
  });
}

async function toValues(trx: Trx, locked: Locked, { tags, vacancies, ...rest }: Edit, at: Date) {
  return {
    ...rest,
    ...(rest.name !== undefined && { name: unmixed(rest.name) }),
    ...(tags && { tags: await wantedTags(trx, tags) }),
    ...(vacancies && { vacancies: await toVacancies(trx, locked, vacancies, at) }),
  };
}

async function toVacancies(trx: Trx, locked: Locked, vacancies: VacancyInput[], at: Date) {
  const undecided = await submissions.listUndecidedChanges(trx, locked);
  const pending = undecided.find(({ field }) => field === 'vacancies')?.new_value ?? [];
  const known = [
    ...(locked.published['vacancies'] as VacancyValue[]),
    ...(pending as VacancyValue[]),
  ];
  const values = withIds(
    vacancies,
    known.map(({ id }) => id),
  );
  assertOpen(values, known, at);
  const live = new Set((locked.published['vacancies'] as VacancyValue[]).map(({ id }) => id));
  const wanted: VacancyValue[] = [];
  const sent = new Map((pending as VacancyValue[]).map(({ id, places }) => [id, places]));
  for (const { places: said, ...value } of values) {
    const places = said ?? sent.get(value.id);
    const title = unmixed(value.title);
    const tags = await wantedTags(trx, value.tags);
    // A number needs no moderator: that of a vacancy which is shown changed at once.
    const isNew = places !== undefined && !live.has(value.id);
    wanted.push({ ...value, title, tags, ...(isNew && { places }) });
  }
  return wanted;
}

async function setPlaces(
  context: Context,
  trx: Trx,
  project: ProjectRights,
  vacancies: readonly VacancyInput[],
  at: Date,
) {
  const shown = new Set((await listVacancyValues(trx, project.id)).map(({ id }) => id));
  let isAny = false;
  for (const [index, { id, places }] of vacancies.entries()) {
    const vacancyId = typeof id === 'string' ? id.toLowerCase() : '';
    if (places === undefined || !shown.delete(vacancyId)) continue;
    const wanted = { vacancyId, places, field: `vacancies.${index}.places` };
    if (await changePlaces(context, trx, project, wanted, at)) isAny = true;
  }
  return isAny;
}

/** Whose last day is over already; one that was sent before with that day may keep it. Throws vacancyEnded. */
function assertOpen(vacancies: readonly VacancyValue[], known: readonly VacancyValue[], at: Date) {
  const today = dayOf(at);
  const index = vacancies.findIndex(
    ({ id, until }) =>
      until && until < today && known.every((one) => one.id !== id || one.until !== until),
  );
  if (index >= 0) throw new AppError('vacancyEnded', { field: `vacancies.${index}` });
}

/** Stages new values. A cover that is there already stays, whoever uploaded it. */
async function stageEdit(
  trx: Trx,
  locked: Locked,
  values: Edit,
  act: { actorId: string; at: Date },
) {
  const { coverImage } = values;
  if (coverImage && !(await isCover(trx, locked, coverImage))) {
    await assertOwnUploads(trx, act.actorId, { coverImage });
  }
  const wanted = await toValues(trx, locked, values, act.at);
  return stage(trx, projectSubject, locked, { wanted, ...act });
}

async function isCover(trx: Trx, locked: Locked, path: string) {
  if (locked.published['coverImage'] === path) return true;
  const undecided = await submissions.listUndecidedChanges(trx, locked);
  return undecided.some(({ field, new_value: value }) => field === 'coverImage' && value === path);
}

/**
 * Submits new values of one's project, and with them what waited as drafts; what only takes away
 * applies at once. Throws emptyProjectName, emptyProjectDescription, incompleteVacancy, vacancyEnded,
 * nothingToSubmit when nothing is different and nothing waits, dailyLimit, projectNotFound, forbidden, badInput.
 */
export function edit(context: Context, person: Person, id: string, values: Edit): Promise<Project> {
  assertComplete(values);
  return context.db.transaction().execute(async (trx) => {
    const act = { actorId: person.id, at: context.clock() };
    const project = await lockOwnProject(trx, id, person);
    await assertNotWithdrawn(trx, person.id);
    await spend(context, trx, person.id, { kind: 'edit' });
    const hasOtherPlaces = await setPlaces(context, trx, project, values.vacancies ?? [], act.at);
    const locked = await projectSubject.lock(trx, id);
    const before = { ...locked.published };
    const reduced = await stageEdit(trx, locked, values, act);
    const isSubmitted = await submissions.submit(trx, projectSubject, locked, act);
    if (reduced && !isSubmitted) await withdraw(trx, projectSubject, locked, reduced, act);
    const isPublished = !isDeepStrictEqual(before, locked.published);
    if (isPublished) await announce(context, trx, 'projectChanged', { id });
    const isChanged = isSubmitted || reduced || isPublished || hasOtherPlaces;
    if (!isChanged && (await submissions.listUndecidedChanges(trx, locked)).length === 0) {
      throw new AppError('nothingToSubmit');
    }
    return readProjectFor(trx, id, person);
  });
}

/**
 * Throws projectNotFound, forbidden, emptyAppeal, nothingRejected, alreadyAppealed, appealTooLate,
 * nothingToSubmit.
 */
export function appeal(
  { db, clock }: Context,
  person: Person,
  { projectId, text }: { projectId: string; text: string },
): Promise<Project> {
  return db.transaction().execute(async (trx) => {
    await lockOwnProject(trx, projectId, person);
    const locked = await projectSubject.lock(trx, projectId);
    const act = { actorId: person.id, at: clock() };
    await submissions.appeal(trx, projectSubject, locked, { text, ...act });
    return readProjectFor(trx, projectId, person);
  });
}
