import { serverLimits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import {
  enqueueNewCard,
  notify,
  renewMessages,
  updateCards,
} from '#src/platform/outbox/outbox.service.ts';
import { isReachable } from '#src/people/visibility/visibility.service.ts';
import { assertInSight, getUser } from '#src/people/users/users.service.ts';
import {
  lockOwnProject,
  lockProject,
  projectFacts,
} from '#src/work/access/project-access.service.ts';
import { listConfirmationFacts } from './confirmation-lists.queries.ts';
import * as queries from './confirmations.queries.ts';
import { withdrawTexts } from './work-texts.service.ts';

export { listConfirmationFacts } from './confirmation-lists.queries.ts';
export { toConfirmationCard } from './confirmations.view.ts';

async function ask(trx: Trx, asked: readonly queries.Asked[]) {
  for (const { id, ownerId } of asked.slice(0, serverLimits.confirmationCards)) {
    await enqueueNewCard(trx, { kind: 'confirmationCard', about: id, recipientId: ownerId });
  }
}

/** Somebody left a team, or was taken out of it: its owner is asked once what they did, after two weeks in it. */
export async function askAboutLeaver(trx: Trx, participantId: string, at: Date) {
  await ask(trx, await queries.insertStay(trx, participantId, at));
}

/** The same of everyone in the team of a project that is finished: in the chat of the first few. */
export async function askAboutTeam(trx: Trx, { id, at }: { id: string; at: Date }) {
  await ask(trx, await queries.insertTeam(trx, id, at));
}

export async function askNewOwnerToConfirm(trx: Trx, projectId: string, ownerId: string) {
  const open = await queries.listOpen(trx, projectId, ownerId, serverLimits.confirmationCards);
  await ask(
    trx,
    open.map(({ id }) => ({ id, ownerId })),
  );
}

export async function refreshConfirmations(trx: Trx, { id }: { id: string }) {
  await renewMessages(trx, queries.openOf(id));
}

async function getConfirmation(trx: Trx, id: string) {
  const confirmation = await queries.findConfirmation(trx, id);
  if (!confirmation) throw new AppError('confirmationNotFound');
  return confirmation;
}

/**
 * Confirms what somebody did in one's team, or says no; the same answer again changes nothing, and a no may
 * become a yes. Nobody confirms their own. Throws confirmationNotFound, also of who is out of sight and of
 * what was taken away, projectNotFound, forbidden, confirmationAnswered.
 */
export function answer(
  { db, clock }: Context,
  owner: Person,
  { confirmationId: id, confirm }: { confirmationId: string; confirm: boolean },
) {
  const wanted = confirm ? 'confirmed' : 'declined';
  return db.transaction().execute(async (trx) => {
    const { project_id: projectId, user_id: userId } = await getConfirmation(trx, id);
    await lockOwnProject(trx, projectId, owner);
    const { state } = await getConfirmation(trx, id);
    const person = await getUser(trx, userId);
    if (userId === owner.id || state === 'removed') throw new AppError('confirmationNotFound');
    if (!(await isReachable(trx, person, owner.id))) throw new AppError('confirmationNotFound');
    if (state === 'confirmed' && !confirm) throw new AppError('confirmationAnswered');
    if (state === wanted) return { confirmationId: id, state: wanted } as const;
    if (confirm) await assertInSight(trx, owner.id);
    await queries.updateConfirmation(trx, id, { state: wanted, decided_at: clock() });
    await updateCards(trx, id);
    if (confirm) await tell(trx, id, userId);
    return { confirmationId: id, state: wanted } as const;
  });
}

async function tell(trx: Trx, id: string, userId: string) {
  const [facts] = await listConfirmationFacts(trx, [id]);
  if (!facts) return;
  const { role, since, until, project_id: projectId } = facts;
  const news = { kind: 'workConfirmed', role, since, until } as const;
  await notify(trx, userId, { ...news, ...(await projectFacts(trx, projectId)) });
}

async function lockFor(trx: Trx, id: string, mayBy: (userId: string, ownerId: string) => boolean) {
  const { project_id: projectId } = await getConfirmation(trx, id);
  const { owner_id: ownerId } = await lockProject(trx, projectId);
  const confirmation = await getConfirmation(trx, id);
  if (!mayBy(confirmation.user_id, ownerId)) throw new AppError('forbidden');
  return confirmation;
}

/**
 * For good, by whose it is or the project's owner; again changes nothing. Throws
 * confirmationNotFound, forbidden.
 */
export function remove({ db, clock }: Context, { id: byId }: Person, id: string) {
  return db.transaction().execute(async (trx) => {
    const { state } = await lockFor(trx, id, (...parties) => parties.includes(byId));
    if (state === 'removed') return { confirmationId: id };
    if (state !== 'confirmed') throw new AppError('confirmationNotFound');
    const at = clock();
    await queries.updateConfirmation(trx, id, { state: 'removed', decided_at: at });
    await withdrawTexts(trx, { ids: [id] }, at);
    await updateCards(trx, id);
    return { confirmationId: id };
  });
}

/** Throws confirmationNotFound, forbidden. */
export function hide(
  { db }: Context,
  person: Person,
  { confirmationId: id, isHidden }: { confirmationId: string; isHidden: boolean },
) {
  return db.transaction().execute(async (trx) => {
    const { state } = await lockFor(trx, id, (userId) => userId === person.id);
    if (state !== 'confirmed') throw new AppError('confirmationNotFound');
    await queries.updateConfirmation(trx, id, { is_hidden: isHidden });
    return { confirmationId: id, isHidden };
  });
}

export async function eraseConfirmations(
  trx: Trx,
  which: { userId: string; projectIds: readonly string[] },
  at: Date,
) {
  const ids = await queries.removeAll(trx, which, at);
  await withdrawTexts(trx, { ids, authorId: which.userId }, at);
  await updateCards(trx, ...ids);
}
