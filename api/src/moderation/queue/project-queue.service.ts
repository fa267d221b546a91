import type { Paging, ProjectField, SubmittedProject } from '@kollab/contract';
import type { ProjectSubmission } from '@kollab/contract/schemas';
import type * as z from 'zod/mini';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { cursorAfter, type Page, readCursor } from '#src/platform/paging.ts';
import { leavesOwnToOthers } from '#src/review/moderator-rights.service.ts';
import { risksOf } from '#src/review/risks.ts';
import {
  findLatestSubmission,
  listUndecidedChanges,
  noteSeenVersions,
} from '#src/review/submissions.service.ts';
import { toAppeal, toClaim } from '#src/review/submissions.view.ts';
import { getProject, getProjectName } from '#src/work/access/project-access.service.ts';
import { toProject, toSubmittedChanges } from '#src/work/projects/projects.view.ts';
import { listNewTags } from './new-tags.service.ts';
import { listSubmitted, type SubmittedRow } from './project-queue.queries.ts';

export async function listProjects(
  context: Context,
  moderator: Person,
  paging: Paging,
): Promise<Page<SubmittedProject>> {
  const page = { limit: paging.limit, after: readCursor(paging.cursor) };
  const rows = await listSubmitted(context.db, page, moderator.id);
  await noteSeenVersions(context, moderator, 'project', rows);
  const isOwn = (row: SubmittedRow) => row.owner_id === moderator.id;
  const areForOthers = rows.some(isOwn) && (await leavesOwnToOthers(context.db, moderator));
  const now = context.clock();
  const submitted = rows.map(({ pending }) => pending.filter((change) => change.is_submitted));
  const newTags = await listNewTags(context.db, submitted);
  const places = rows.map(({ position, submission_id: id }) => ({ position, id }));
  return {
    items: rows.map((row, index) =>
      toSubmittedProject(row, {
        moderator,
        now,
        isOwn: areForOthers && isOwn(row),
        newTags: newTags[index] ?? [],
      }),
    ),
    next: cursorAfter(places, paging),
  };
}

interface Reading {
  moderator: Person;
  now: Date;
  isOwn: boolean;
  newTags: string[];
}

function toSubmittedProject(
  row: SubmittedRow,
  { moderator, now, isOwn, newTags }: Reading,
): SubmittedProject {
  const submitted = row.pending.filter((change) => change.is_submitted);
  return {
    ...toProject(row, { id: moderator.id, isModerator: true }, submitted),
    telegramId: row.telegram_id,
    moderationStatus: row.status === 'Pending' ? 'Pending' : 'In_review',
    version: row.version,
    submittedAt: row.submitted_at.toISOString(),
    claimedBy: toClaim(row.claimer, row.claimed_until, now),
    appeal: toAppeal(row, moderator.id),
    isOwn,
    newTags,
    risks: risksOf({
      wasApproved: row.approved_at !== null,
      wasRejected: row.was_rejected,
      newTags,
      changes: submitted,
    }),
    changes: toSubmittedChanges(row),
  };
}

/** Throws projectNotFound. */
export async function readSubmission(
  db: Db,
  id: string,
): Promise<z.output<typeof ProjectSubmission>> {
  const project = await getProject(db, id);
  const latest = await findLatestSubmission(db, { type: 'project', id });
  const changes = await listUndecidedChanges(db, { type: 'project', id });
  return {
    id,
    name: await getProjectName(db, id),
    moderationStatus: project.moderation_status,
    version: latest?.version ?? null,
    isOpen: latest?.status === 'Pending' || latest?.status === 'In_review',
    changed: changes.flatMap((one) => (one.is_submitted ? (one.field as ProjectField) : [])),
  };
}
