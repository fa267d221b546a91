import { AppError } from '#src/platform/errors/app-error.ts';
import { lockHalves } from '#src/work/applications/parting.service.ts';
import { acceptApplication } from '#src/work/applications/application-decisions.service.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { lockOwnProject, type ProjectRow } from '#src/work/access/project-access.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { updateCards } from '#src/platform/outbox/outbox.service.ts';
import { bumpOpenSubmission } from '#src/review/staging.service.ts';
import { assertInSight, findReachable } from '#src/people/users/users.service.ts';
import { addGuest, invite } from '#src/work/participants/inviting.service.ts';
import {
  assertRoom,
  invitationOf,
  join,
  lockSeat,
  readParticipants,
} from '#src/work/participants/participants.service.ts';
import * as queries from './team.queries.ts';

type Project = Pick<ProjectRow, 'id' | 'owner_id' | 'approved_at'>;

/**
 * The first approval publishes guests: what waits for it is to be read again. Throws
 * projectNotFound, forbidden, badInput, tooManyParticipants.
 */
export function addParticipant(
  { db, clock }: Context,
  owner: Person,
  { projectId, name }: { projectId: string; name: string },
) {
  return db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, projectId, owner);
    await assertRoom(trx, projectId);
    await addGuest(trx, { projectId, name, at: clock(), field: 'name' });
    if (project.approved_at === null)
      await bumpOpenSubmission(trx, { type: 'project', id: projectId });
    return { participants: await readParticipants(trx, project, owner.id) };
  });
}

/**
 * Joins a person who applied, invites anyone else; again changes nothing. Throws
 * projectNotFound, forbidden, userNotFound, applicantLeaves, pairTogether, tooManyParticipants, dailyLimit.
 */
export function addToTeam(
  context: Context,
  owner: Person,
  { projectId, telegramId }: { projectId: string; telegramId: number },
) {
  return context.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, projectId, owner);
    await assertInSight(trx, owner.id);
    const user = await findReachable(trx, telegramId, owner.id);
    if (!user) throw new AppError('userNotFound');
    const result = await add(context, trx, project, user);
    return { result, participants: await readParticipants(trx, project, owner.id) };
  });
}

async function add(
  context: Context,
  trx: Trx,
  project: Project,
  { id: userId, deletes_at: leavesAt }: { id: string; deletes_at: Date | null },
): Promise<'member' | 'invited'> {
  const [projectId, at] = [project.id, context.clock()];
  await lockHalves(trx, { projectId, userId });
  const application = await queries.lockApplication(trx, { projectId, userId });
  const seat = await lockSeat(trx, { projectId, userId });
  if (!seat) throw new AppError('projectNotFound');
  if (seat.state === 'member') return 'member';
  if (seat.state === 'invited' && !application) return 'invited';
  if (application && leavesAt) throw new AppError('applicantLeaves');
  if (application?.status === 'Pending') {
    await acceptApplication(context, trx, application.id, seat, { ownerId: project.owner_id, at });
    return 'member';
  }
  if (application) {
    await join(trx, { projectId, userId, at }, seat);
    await updateCards(trx, ...invitationOf(seat));
    return 'member';
  }
  await assertRoom(trx, projectId);
  await spend(context, trx, project.owner_id, { kind: 'invitation' });
  await invite(trx, project, userId, at);
  return 'invited';
}
