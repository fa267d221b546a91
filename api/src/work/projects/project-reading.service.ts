import {
  limits,
  type Paging,
  type Project,
  type ProjectCard,
  type Vacancy,
  type VacancyDetails,
} from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Actor, Person } from '#src/platform/access/actor.ts';
import { pageOf, readCursor } from '#src/platform/paging.ts';
import { noteSeenVersions, findOpenSubmission } from '#src/review/submissions.service.ts';
import { type Viewer, viewerFrom, viewerOf } from '#src/people/visibility/visibility.service.ts';
import { countClosedByEnd } from '#src/work/applications/application-closing.service.ts';
import { findStatus } from '#src/work/applications/applications.service.ts';
import { knownSkills, listShownTags, matchOf } from '#src/people/skills/skills.service.ts';
import { getVisibleUser } from '#src/people/users/users.service.ts';
import * as queries from './project-reads.queries.ts';
import { relationOf, toCard, toProject } from './projects.view.ts';

function mayLook(row: queries.DetailsRow, viewer: Viewer) {
  const { isOwner, isMember, isInvited } = relationOf(row, viewer);
  if (isOwner || viewer.isModerator) return true;
  if (row.deleted_at !== null) return false;
  // Whoever is in the team has to be able to leave it, whatever became of its owner.
  if (!isMember && !(row.owner_is_visible && row.is_unblocked)) return false;
  const isOnesOwn = isMember || isInvited;
  if (row.approved_at !== null) return row.archived_at === null || isOnesOwn;
  // Invitations are given out with the first approval: until then who is named is a stranger.
  return isMember && isWaiting(row);
}

const isWaiting = ({ moderation_status: status }: queries.DetailsRow) =>
  status === 'Pending' || status === 'In_review';

/** Throws projectNotFound. */
export const readProject = (db: Db, id: string, actor: Actor): Promise<Project> =>
  readProjectAs(db, id, viewerOf(actor));

async function readProjectAs(db: Db, id: string, viewer: Viewer) {
  const row = await queries.findDetails(db, id, viewer.id);
  if (!row || !mayLook(row, viewer)) throw new AppError('projectNotFound');
  return toProject(row, viewer);
}

/**
 * A project as the caller may see it, from any copy of the database. Of what moderators are shown it is
 * remembered which version was there before: what they see is that or a newer one. Throws
 * projectNotFound.
 */
export const showProject = (context: Context, id: string, actor: Actor): Promise<Project> =>
  context.replicas.read(actor, async (db) => {
    const isShownToDecide = viewerOf(actor).isModerator;
    const open = isShownToDecide ? await findOpenSubmission(db, { type: 'project', id }) : null;
    const project = await readProject(db, id, actor);
    if (open && actor.kind === 'person') {
      await noteSeenVersions(context, actor.person, 'project', [{ id, version: open.version }]);
    }
    if (actor.kind !== 'person') return project;
    const isReopening = project.viewer.isOwner && !project.isDeleted && !project.isArchived;
    if (!isReopening) return project;
    const closed = {
      projectId: id,
      ownerId: actor.person.id,
      since: restorableSince(context.clock()),
    };
    const closedApplications = await countClosedByEnd(db, closed);
    return closedApplications > 0 ? { ...project, closedApplications } : project;
  });

export const readProjectFor = (db: Db, id: string, person: Person): Promise<Project> =>
  readProjectAs(db, id, viewerFrom(person));

/** Throws projectNotFound, vacancyNotFound. */
export const readVacancy = (
  context: Context,
  { projectId, vacancyId }: { projectId: string; vacancyId: string },
  actor: Actor,
): Promise<VacancyDetails> =>
  context.replicas.read(actor, async (db) => {
    const project = await readProject(db, projectId, actor);
    const vacancy = project.vacancies.find(({ id }) => id === vacancyId);
    if (!vacancy) throw new AppError('vacancyNotFound');
    const applicationStatus =
      actor.kind === 'person' ? await findStatus(db, vacancyId, actor.person.id) : null;
    const readerId = actor.kind === 'person' ? actor.person.id : undefined;
    const standing = await queries.findStanding(db, vacancyId, readerId, context.clock());
    return {
      ...vacancy,
      answerTime: standing?.answer_time ?? null,
      awayUntil: standing?.away_until ?? null,
      isPaused: standing?.is_paused ?? false,
      isAsked: project.viewer.isOwner && standing?.is_asked === true,
      ...(project.viewer.isOwner &&
        standing?.lacks_applications && { isWithoutApplications: true }),
      projectTitle: project.name,
      coverImage: project.coverImage,
      palette: project.palette,
      telegramId: project.telegramId,
      ownerName: project.ownerName,
      applicationsCount: countFor(project, standing?.waiting ?? 0),
      viewer: project.viewer,
      applicationStatus,
      match: await fitOf(context, db, vacancy.tags, project, actor),
    };
  });

/** How many wait: its owner is told in any case, others where they would compete with many. */
const countFor = ({ viewer }: Project, waiting: number) =>
  viewer.isOwner || waiting >= limits.competingFrom ? waiting : null;

async function fitOf(
  context: Context,
  db: Db,
  tags: Vacancy['tags'],
  { viewer }: Project,
  actor: Actor,
) {
  if (actor.kind !== 'person' || viewer.isOwner) return null;
  const own = await listShownTags(db, actor.person.id);
  const wanted = tags.map(({ tagName }) => tagName);
  return matchOf(await knownSkills(context), wanted, own);
}

export async function listFoundProjects(
  db: Db,
  ids: readonly string[],
  viewer: Viewer & { id: string },
): Promise<ProjectCard[]> {
  if (ids.length === 0) return [];
  const rows = await queries.listFound(db, ids, viewer.id);
  return rows.map((row) => toCard(row, viewer));
}

export async function listNewProjects(
  db: Db,
  viewer: Viewer & { id: string },
  since: Date,
  limit: number,
): Promise<ProjectCard[]> {
  const rows = await queries.listApprovedSince(db, { since, limit, readerId: viewer.id });
  return rows.map((row) => toCard(row, viewer));
}

const toPage = ({ limit, cursor }: Paging) => ({ limit, after: readCursor(cursor) });

export async function listProjects({ replicas }: Context, actor: Actor, paging: Paging) {
  const viewer = viewerOf(actor);
  const page = toPage(paging);
  const rows = await replicas.read(actor, (db) =>
    viewer.id !== undefined && viewer.isModerator
      ? queries.listEvery(db, page, viewer.id)
      : queries.listShown(db, page, viewer.id),
  );
  return pageOf(rows, paging, (row) => toCard(row, viewer));
}

/**
 * What the caller may see of a person's projects, newest first; the person also what they can still
 * restore. Throws userNotFound, badInput.
 */
export async function listProjectsOf(
  { replicas, clock }: Context,
  telegramId: number,
  actor: Actor,
  paging: Paging,
) {
  const viewer = viewerOf(actor);
  const { id: viewerId, isModerator } = viewer;
  const page = toPage(paging);
  const list = async (db: Db) => {
    if (actor.kind === 'person' && actor.person.telegramId === telegramId) {
      return queries.listOwn(db, page, actor.person.id, restorableSince(clock()));
    }
    const owner = await getVisibleUser(db, telegramId, viewer);
    return viewerId !== undefined && isModerator
      ? queries.listOwnedBy(db, page, owner.id, viewerId)
      : queries.listShownOf(db, page, owner.id, viewerId);
  };
  const rows = await replicas.read(actor, list, telegramId);
  return pageOf(rows, paging, (row) => toCard(row, viewer));
}

/** Throws userNotFound, badInput. */
export async function listMemberships(
  { replicas }: Context,
  telegramId: number,
  actor: Actor,
  paging: Paging,
) {
  const viewer = viewerOf(actor);
  const page = toPage(paging);
  return replicas.read(
    actor,
    async (db) => {
      const { id } = await getVisibleUser(db, telegramId, viewer);
      const rows = await queries.listShownWith(db, page, id, viewer.id);
      return pageOf(rows, paging, (row) => ({
        role: row.owner_id === id ? ('owner' as const) : ('member' as const),
        project: toCard(row, viewer),
      }));
    },
    telegramId,
  );
}

const restorableSince = (now: Date) => new Date(now.getTime() - limits.projectRestorableFor);

export async function listTeamProjects(db: Db, person: Person, paging: Paging) {
  const rows = await queries.listOfTeams(db, toPage(paging), person.id);
  return pageOf(rows, paging, (row) => toCard(row, viewerFrom(person)));
}
