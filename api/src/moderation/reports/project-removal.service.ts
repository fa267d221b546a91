import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { readReason } from '#src/review/rejections.ts';
import { notify } from '#src/platform/outbox/outbox.service.ts';
import * as queries from './reports.queries.ts';
import { getUser, lockUsers } from '#src/people/users/users.service.ts';
import { deleteProject, isTakenDown, takeDown } from '#src/work/projects/project-ending.service.ts';
import {
  getProjectName,
  getProject,
  lockProject,
} from '#src/work/access/project-access.service.ts';
import { noteRemoval } from '#src/moderation/sanctions/sanctions.service.ts';
import { notifyReporters } from './closing-reports.service.ts';
import { assertMayDecide } from './deciding-rights.service.ts';

interface Removal {
  projectId: string;
  comment: string | undefined;
}

/**
 * Deletes one's own project, or as a moderator takes somebody else's down, for a reason. Throws
 * projectNotFound, forbidden, dailyLimit; for moderators ownSubmission, reasonTooShort,
 * reasonTooLong, suspended.
 */
export async function removeProject(context: Context, person: Person, removal: Removal) {
  const { projectId: id, comment = '' } = removal;
  const { owner_id: ownerId } = await getProject(context.db, id);
  if (person.role === 'user' || ownerId === person.id) return deleteProject(context, person, id);
  return takeDownFor(context, person, { id, reason: readReason(comment) });
}

function takeDownFor(context: Context, moderator: Person, given: { id: string; reason: string }) {
  const { id, reason } = given;
  return context.db.transaction().execute(async (trx) => {
    const subject = { type: 'project', id } as const;
    await queries.lockSubject(trx, subject);
    const project = await lockProject(trx, id);
    await lockUsers(trx, [moderator.id, project.owner_id]);
    const owner = await getUser(trx, project.owner_id);
    const target = { ...subject, person: owner, ownerId: owner.id };
    await assertMayDecide(trx, context, moderator, target, { isSanction: true });
    if (isTakenDown(project)) return { id };
    const by = { actorId: moderator.id, at: context.clock() };
    const decided = { decision: 'block', by: by.actorId, at: by.at, comment: reason } as const;
    const answered = await queries.decideOpen(trx, subject, decided);
    const projectName = await getProjectName(trx, id);
    await takeDown(context, trx, project, { ...by, reason });
    await noteRemoval(trx, project, { ...by, reason });
    await notify(trx, owner.id, { kind: 'projectTakenDown', projectId: id, projectName, reason });
    const outcome = { decision: decided.decision, subjectName: projectName };
    await notifyReporters(trx, { ...subject, person: owner }, answered, outcome);
    return { id };
  });
}
