import {
  acceptableSince,
  type Application,
  type ApplicationStatus,
  type Paging,
  type UserRef,
} from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { pageOf, readCursor } from '#src/platform/paging.ts';
import { assertOwner, getProject } from '#src/work/access/project-access.service.ts';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import { findReachable, getUser } from '#src/people/users/users.service.ts';
import * as queries from './applications.queries.ts';
import { toApplication } from './applications.view.ts';

export { listApplicationFacts } from './application-facts.queries.ts';
export { findStatus } from './applications.queries.ts';
export { toApplicationCard } from './applications.view.ts';

type Filter = Paging & { status?: ApplicationStatus | undefined };

const toPage = ({ limit, cursor, status }: Filter) => ({
  limit,
  status,
  after: readCursor(cursor),
});

/** Throws userNotFound, badInput. */
export async function listOf(context: Context, ref: UserRef, filter: Filter, reader: Person) {
  const { db } = context;
  const skills = await knownSkills(context);
  const isOwn = reader.telegramId === ref;
  const { id } = isOwn ? reader : await getUser(db, ref);
  const rows = await queries.listNewest(db, id, toPage(filter));
  return pageOf(rows, filter, (row) =>
    toApplication(row, isOwn ? 'applicant' : 'moderator', skills),
  );
}

export async function listAll(db: Db, filter: Filter) {
  const rows = await queries.listNewest(db, undefined, toPage(filter));
  return pageOf(rows, filter, (row) => toApplication(row, 'moderator', null));
}

type WaitingFilter = Paging & {
  closedBecause?: 'noAnswer' | undefined;
  vacancyId?: string | undefined;
};

/**
 * A page of what waits for a project's owner, or closed without an answer and may be accepted still.
 * Throws projectNotFound, forbidden, badInput.
 */
export async function listWaiting(
  context: Context,
  projectId: string,
  filter: WaitingFilter,
  owner: Person,
) {
  const { db, clock } = context;
  const skills = await knownSkills(context);
  assertOwner(await getProject(db, projectId), owner);
  const page = { ...toPage(filter), ownerId: owner.id, vacancyId: filter.vacancyId };
  const rows = filter.closedBecause
    ? await queries.listUnanswered(db, projectId, acceptableSince(clock()), page)
    : await queries.listWaiting(db, projectId, page);
  return pageOf(rows, filter, (row) => toApplication(row, 'owner', skills));
}

export interface ApplicationRef {
  projectId: string;
  vacancyId: string;
  telegramId: number;
}

/** Throws projectNotFound, applicationNotFound, forbidden. */
export async function read(
  context: Context,
  { telegramId, ...place }: ApplicationRef,
  reader: Person,
): Promise<Application> {
  const { db } = context;
  const skills = await knownSkills(context);
  const project = await getProject(db, place.projectId);
  const isOwn = reader.telegramId === telegramId;
  if (!isOwn) assertOwner(project, reader);
  const { id: userId } = isOwn ? reader : await getApplicant(db, telegramId, reader.id);
  const newest = await queries.findNewest(db, { ...place, userId });
  const isThere = newest && newest.status !== 'Withdrawn';
  const row = isThere ? await queries.findDetails(db, newest.id, !isOwn) : undefined;
  if (!row) {
    throw new AppError('applicationNotFound', newest && { status: newest.status });
  }
  return toApplication(row, isOwn ? 'applicant' : 'owner', skills);
}

/**
 * Throws applicationNotFound: who is nobody, suspended, or kept apart from the reader has no
 * application to look at.
 */
export async function getApplicant(db: Db, telegramId: number, readerId: string) {
  const user = await findReachable(db, telegramId, readerId);
  if (!user) throw new AppError('applicationNotFound');
  return user;
}
