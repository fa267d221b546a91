import { limits, type Paging, type Project } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Actor, Person } from '#src/platform/access/actor.ts';
import { readCursor } from '#src/platform/paging.ts';
import { noteSeen, findOpenSubmission } from '#src/submissions/submissions.service.ts';
import { getVisibleUser } from '#src/people/users/users.service.ts';
import * as queries from './project-reads.queries.ts';
import { type Reader, toProject, viewerOf } from './projects.view.ts';

const isModerator = ({ role, isSuspended }: Person) => role !== 'user' && !isSuspended;

/** Who looks, as far as it matters for what they see. */
export const readerOf = (actor: Actor): Reader =>
  actor.kind === 'person'
    ? { id: actor.person.id, isModerator: isModerator(actor.person) }
    : { id: undefined, isModerator: false };

/** Whether a reader may see a project at all. */
function mayLook(row: queries.DetailsRow, reader: Reader) {
  const { isOwner, isMember, isInvited } = viewerOf(row, reader);
  if (isOwner || reader.isModerator) return true;
  if (row.deleted_at !== null) return false;
  if (row.owner_suspended_at !== null || row.owner_hidden_at !== null) return false;
  // Whoever is in the team has to be able to leave it.
  if (!row.is_unblocked && !isMember) return false;
  const isOnesOwn = isMember || isInvited;
  if (row.approved_at !== null) return row.archived_at === null || isOnesOwn;
  // Invitations are given out with the first approval: until then who is named is a stranger.
  return isMember && isWaiting(row);
}

const isWaiting = ({ moderation_status: status }: queries.DetailsRow) =>
  status === 'Pending' || status === 'In_review';

/** A project as the caller may see it. Throws projectNotFound. */
export const readProject = (db: Db, id: string, actor: Actor): Promise<Project> =>
  readProjectAs(db, id, readerOf(actor));

async function readProjectAs(db: Db, id: string, reader: Reader) {
  const row = await queries.findDetails(db, id, reader.id);
  if (!row || !mayLook(row, reader)) throw new AppError('projectNotFound');
  return toProject(row, reader);
}

/**
 * A project as the caller may see it, from any copy of the database; of a moderator the `keeper`
 * remembers which version was there before: what is shown is that or a newer one. Throws
 * projectNotFound.
 */
export async function readProjectNoted(
  context: Context,
  { id, actor, keeper }: { id: string; actor: Actor; keeper: Db },
) {
  const { isModerator } = readerOf(actor);
  const open = isModerator ? await findOpenSubmission(context.db, { type: 'project', id }) : null;
  const project = await readProject(context.db, id, actor);
  if (open && actor.kind === 'person') {
    const shown = [{ id, version: open.version }];
    await noteSeen({ ...context, db: keeper }, actor.person, 'project', shown);
  }
  return project;
}

/** A project as a person sees it right after they changed it. */
export const readProjectFor = (db: Db, id: string, person: Person): Promise<Project> =>
  readProjectAs(db, id, { id: person.id, isModerator: isModerator(person) });

const toPage = ({ limit, cursor }: Paging) => ({ limit, after: readCursor(cursor) });

/** What the caller may see of all projects, newest first, after a position. */
export function listProjects(db: Db, actor: Actor, paging: Paging) {
  const reader = readerOf(actor);
  return reader.id !== undefined && reader.isModerator
    ? queries.listEvery(db, toPage(paging), reader.id)
    : queries.listShown(db, toPage(paging), reader.id);
}

/**
 * What the caller may see of a person's projects, newest first, after a position; the person also
 * what they can still restore. Throws userNotFound.
 */
export async function listProjectsOf(
  { db, clock }: Context,
  telegramId: number,
  actor: Actor,
  paging: Paging,
) {
  const reader = readerOf(actor);
  const owner = await getVisibleUser(db, telegramId, reader);
  const page = toPage(paging);
  const { id: readerId, isModerator: isPrivy } = reader;
  if (readerId === owner.id) {
    const deletedSince = new Date(clock().getTime() - limits.projectRestorableFor);
    return queries.listOwnedBy(db, page, owner.id, { readerId, deletedSince });
  }
  return readerId !== undefined && isPrivy
    ? queries.listOwnedBy(db, page, owner.id, { readerId })
    : queries.listShownOf(db, page, owner.id, readerId);
}

/** Others' projects that a person is in the team of, newest first, after a position. Throws badInput. */
export const listTeamProjects = (db: Db, { id }: Person, paging: Paging) =>
  queries.listOfTeams(db, toPage(paging), id);
