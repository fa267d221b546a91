import type { Paging, Project, ProjectDecision, SubmittedProject } from '@kollab/contract';
import type { ProjectSubmission } from '@kollab/contract/schemas';
import type * as z from 'zod/mini';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { readCursor } from '#src/platform/paging.ts';
import { appeal as appealAgainst } from '#src/submissions/appeals.service.ts';
import * as deciding from '#src/submissions/deciding.service.ts';
import { toAppeal, toClaim } from '#src/submissions/submissions.view.ts';
import type { Rejection } from '#src/submissions/rejections.ts';
import { keepSeen, type Seen } from '#src/submissions/seen.queries.ts';
import { findLatestSubmission } from '#src/submissions/submissions.queries.ts';
import { listSubmitted, type SubmittedRow } from './project-queue.queries.ts';
import {
  getProject,
  lockOwnProject,
  getProjectName,
} from '#src/work/access/project-access.service.ts';
import { projectSubject } from '#src/work/projects/project-subject.ts';
import { readProjectFor } from '#src/work/projects/project-reading.service.ts';
import { statusOf, toProject, toSubmittedChanges } from '#src/work/projects/projects.view.ts';

/** A page of projects that wait, oldest first. Throws badInput for a cursor we never gave. */
export const listQueue = (db: Db, moderator: Person, { limit, cursor }: Paging) =>
  listSubmitted(db, { limit, after: readCursor(cursor) }, moderator.id);

/** Remembers which versions of projects a moderator is shown. */
export const noteShown = (
  { db, clock }: Context,
  { id: moderatorId }: Person,
  shown: readonly Seen[],
) => keepSeen(db, { moderatorId, type: 'project', at: clock() }, shown);

/** A submitted project as a moderator sees it: what is submitted over what is published. */
export function toSubmittedProject(
  row: SubmittedRow,
  moderator: Person,
  now: Date,
): SubmittedProject {
  const submitted = row.pending.filter((change) => change.is_submitted);
  return {
    ...toProject(row, { id: moderator.id, isModerator: true }, submitted),
    moderationStatus: row.status === 'Pending' ? 'Pending' : 'In_review',
    version: row.version,
    submittedAt: row.submitted_at.toISOString(),
    claimedBy: toClaim(row.claimer, row.claimed_until, now),
    appeal: toAppeal(row, moderator.id),
    changes: toSubmittedChanges(row),
  };
}

async function answer(
  { db }: Context,
  id: string,
  work: Promise<{ outcome: deciding.Outcome }>,
): Promise<ProjectDecision> {
  const { outcome } = await work;
  return { id, status: statusOf(await getProject(db, id)), ...outcome };
}

export const approve = (context: Context, id: string, given: deciding.Given) =>
  answer(context, id, deciding.approve(context, projectSubject, id, given));

export const claim = (context: Context, id: string, given: deciding.Given) =>
  answer(context, id, deciding.claim(context, projectSubject, id, given));

export const reject = (context: Context, id: string, given: deciding.Given & { reason: string }) =>
  answer(context, id, deciding.reject(context, projectSubject, id, given));

export const decide = (
  context: Context,
  id: string,
  given: deciding.Given & { rejected: Rejection[] },
) => answer(context, id, deciding.decide(context, projectSubject, id, given));

/**
 * Has another moderator decide on what was rejected of one's project. Throws projectNotFound,
 * forbidden, emptyAppeal, nothingRejected, alreadyAppealed, appealTooLate, nothingToSubmit.
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
    await appealAgainst(trx, projectSubject, locked, { text, ...act });
    return readProjectFor(trx, projectId, person);
  });
}

/** How a project's latest submission stands. Throws projectNotFound. */
export async function readSubmission(
  db: Db,
  id: string,
): Promise<z.output<typeof ProjectSubmission>> {
  const project = await getProject(db, id);
  const latest = await findLatestSubmission(db, { type: 'project', id });
  return {
    id,
    name: await getProjectName(db, id),
    moderationStatus: project.moderation_status,
    version: latest?.version ?? null,
    isOpen: latest?.status === 'Pending' || latest?.status === 'In_review',
  };
}
