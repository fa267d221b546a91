import { limits, type ParticipantInput, tidyLine } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import { accept } from '#src/work/applications/deciding.service.ts';
import { warningOf } from '#src/platform/text/service-names.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { lockOwnProject, type ProjectRow } from '#src/work/rights/project-rights.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { isReachable } from '#src/people/visibility/visibility.service.ts';
import { findUser, getUser, type UserRow } from '#src/people/users/users.service.ts';
import { invite } from '#src/work/members/inviting.service.ts';
import { assertRoom, join } from '#src/work/members/members.service.ts';
import { readParticipants } from '#src/work/members/participants.ts';
import * as queries from '#src/work/members/team.queries.ts';

type Project = Pick<ProjectRow, 'id' | 'owner_id' | 'approved_at'>;

/** A dot within a word makes a link of it, but for initials. */
const hasLink = (name: string) => /(?<!(?:^|[ .-])\p{Lu})\.[\p{L}\d]{2}/u.test(name);

const isGuestName = (name: string) =>
  /^[\p{L}\p{M}\d .-]+$/u.test(name) && /\p{L}/u.test(name) && !hasLink(name);

const tidyName = (name: string) => tidyLine(name).slice(0, limits.guestName).trim();

const isInvitable = async (trx: Trx, user: UserRow, ownerId: string) =>
  user.suspended_at === null && (await isReachable(trx, user, ownerId));

async function addGuest(
  trx: Trx,
  { projectId, name, at, field }: { projectId: string; name: string; at: Date; field: string },
) {
  if (!isGuestName(name) || warningOf(name)) throw new AppError('badInput', { field });
  await queries.insertGuest(trx, { projectId, name, at });
}

/**
 * Makes the owner the first member of a new project and invites those named: people of Kollab are
 * told once the project is approved, anyone else is a guest. Throws badInput for a guest's name, dailyLimit.
 */
export async function formTeam(
  context: Context,
  trx: Trx,
  project: Pick<ProjectRow, 'id' | 'owner_id'>,
  participants: ParticipantInput[],
): Promise<void> {
  const at = context.clock();
  await queries.upsertPlace(trx, {
    projectId: project.id,
    userId: project.owner_id,
    state: 'member',
    at,
  });
  const named = new Map(participants.map((person) => [person.telegramId, person.name ?? '']));
  const invited = new Set<string>();
  const guest = { projectId: project.id, at, field: 'participants' };
  for (const [telegramId, name] of named) {
    const user = telegramId ? await findUser(trx, telegramId) : undefined;
    if (user && (await isInvitable(trx, user, project.owner_id))) invited.add(user.id);
    else await addGuest(trx, { ...guest, name: tidyName(name) });
  }
  invited.delete(project.owner_id);
  await spend(context, trx, project.owner_id, { kind: 'invitation', amount: invited.size });
  const fresh = { ...project, approved_at: null };
  for (const userId of invited) await invite(trx, fresh, userId, at);
}

/** Adds a guest by name. Throws projectNotFound, forbidden, badInput, tooManyParticipants. */
export function addParticipant(
  { db, clock }: Context,
  owner: Person,
  { projectId, name }: { projectId: string; name: string },
) {
  return db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, projectId, owner);
    await assertRoom(trx, projectId);
    await addGuest(trx, { projectId, name, at: clock(), field: 'name' });
    return { participants: await readParticipants(trx, project, owner.id) };
  });
}

/**
 * Joins a person who applied, invites anyone else; again changes nothing. Throws
 * projectNotFound, forbidden, userNotFound, tooManyParticipants, dailyLimit.
 */
export function addToTeam(
  context: Context,
  owner: Person,
  { projectId, telegramId }: { projectId: string; telegramId: number },
) {
  return context.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, projectId, owner);
    const user = await getUser(trx, telegramId);
    if (!(await isInvitable(trx, user, owner.id))) throw new AppError('userNotFound');
    const result = await add(context, trx, project, user.id);
    return { result, participants: await readParticipants(trx, project, owner.id) };
  });
}

async function add(context: Context, trx: Trx, project: Project, userId: string) {
  const [projectId, at] = [project.id, context.clock()];
  const application = await queries.lockApplication(trx, { projectId, userId });
  const place = await queries.lockPlace(trx, { projectId, userId });
  if (place?.state === 'member' || place?.state === 'invited') {
    if (place.state === 'member' || !application) return place.state;
  }
  if (application?.status === 'Pending') {
    await accept(trx, application, { ownerId: project.owner_id, at });
    return 'member';
  }
  if (application) {
    await join(trx, { projectId, userId, at });
    return 'member';
  }
  await assertRoom(trx, projectId);
  await spend(context, trx, project.owner_id, { kind: 'invitation' });
  await invite(trx, project, userId, at);
  return 'invited';
}
