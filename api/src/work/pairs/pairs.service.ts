import { type inviteToPair, limits, type Pair, type Request } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { enqueueCard, notifyAll, updateCards } from '#src/platform/outbox/outbox.service.ts';
import { lockActs, spend } from '#src/platform/quotas/quotas.service.ts';
import { findReachable } from '#src/people/users/users.service.ts';
import { lockRightsShared, lockVacancyShared } from '#src/work/access/project-access.service.ts';
import {
  assertMayApply,
  countOpen,
  findEligibility,
  type NewApplication,
  type Opening,
} from '#src/work/applications/applying.service.ts';
import { answerOf } from './pair-ending.service.ts';
import { stateOf, toPair } from './pairs.view.ts';
import * as queries from './pairs.queries.ts';

export { listPairFacts } from './pairs.queries.ts';
export { toPairCard } from './pairs.view.ts';

/** Throws pairNotFound. */
export async function getPair(db: Db, id: string, readerId: string) {
  const row = await queries.findPair(db, id, readerId);
  if (!row) throw new AppError('pairNotFound');
  return row;
}

/** Throws pairNotFound. */
export const read = async (db: Db, id: string, reader: Person) =>
  toPair(await getPair(db, id, reader.id), reader.id);

export const listInvited = async (db: Db, { id }: Person): Promise<Pair[]> =>
  (await queries.listInvited(db, id))
    .filter((row) => stateOf(row) === 'invited')
    .map((row) => toPair(row, id));

/** Applications of people are made one after another; of two in one order, whoever begins. */
export async function lockApplying(trx: Trx, userIds: readonly string[]) {
  for (const userId of userIds.toSorted()) await lockActs(trx, { userId, kind: 'application' });
}

/**
 * Invites a person to apply to a vacancy together; the same again changes nothing. Of who cannot it does not say
 * why: where others applied is theirs to know. Throws what applying does, userNotFound, cannotBePaired,
 * alreadyPaired, tooManyPairs, tooManyOpen, dailyLimit.
 */
export async function invite(
  context: Context,
  person: Person,
  {
    projectId,
    vacancyId,
    partnerTelegramId,
    coverLetter,
    mayPart,
  }: Request<typeof inviteToPair>['body'],
): Promise<Pair> {
  const { db, clock } = context;
  const partner = await findReachable(db, partnerTelegramId, person.id);
  if (!partner || partner.approved_at === null) throw new AppError('userNotFound');
  if (partner.id === person.id || partner.deletes_at) throw new AppError('cannotBePaired');
  const two = { inviterId: person.id, inviteeId: partner.id };
  return db.transaction().execute(async (trx) => {
    const at = clock();
    const own = { id: uuid(), projectId, vacancyId, userId: person.id, coverLetter, at };
    const opening = await lockOpening(trx, own);
    assertMayApply(opening, own);
    await lockApplying(trx, [person.id, partner.id]);
    const sent = await queries.findSent(trx, vacancyId, person.id);
    if (sent && sent.invitee_id !== partner.id) throw new AppError('alreadyPaired');
    if (sent) return toPair(await getPair(trx, sent.id, person.id), person.id);
    const theirs = { ...own, userId: partner.id };
    const eligibility = await findEligibility(trx, theirs);
    if (!mayApply({ ...opening, eligibility }, theirs)) throw new AppError('cannotBePaired');
    const counted = await queries.countInvited(trx, two, at);
    if (counted.is_declined || counted.received >= limits.pairsReceived) {
      throw new AppError('cannotBePaired');
    }
    if (counted.sent >= limits.pairsSent) throw new AppError('tooManyPairs');
    if ((await countOpen(trx, person.id)) >= context.config.openApplications) {
      throw new AppError('tooManyOpen');
    }
    await spend(context, trx, person.id, { kind: 'pairInvitation' });
    await spend(context, trx, person.id, { kind: 'application' });
    await queries.insertPair(trx, { ...own, ...two, mayPart });
    await enqueueCard(trx, { kind: 'pairCard', about: own.id, recipientId: partner.id });
    return toPair(await getPair(trx, own.id, person.id), person.id);
  });
}

export async function lockOpening(trx: Trx, triple: Omit<NewApplication, 'coverLetter' | 'at'>) {
  const project = await lockRightsShared(trx, triple.projectId);
  const vacancy = await lockVacancyShared(trx, triple.projectId, triple.vacancyId);
  const eligibility = await findEligibility(trx, triple);
  return { project, vacancy, eligibility };
}

export function mayApply(
  opening: { [Part in keyof Opening]: Opening[Part] | undefined },
  application: NewApplication,
): opening is Opening {
  try {
    assertMayApply(opening, application);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

interface Answer {
  pairId: string;
  state: 'declined' | 'withdrawn';
}

/**
 * Says no to an invitation, or takes one's own back; again changes nothing. Throws pairNotFound, pairOver for one
 * that is answered.
 */
export const end = ({ db, clock }: Context, { id }: Person, { pairId, state }: Answer) =>
  db.transaction().execute(async (trx): Promise<Pair> => {
    await queries.lockPair(trx, pairId);
    const row = await getPair(trx, pairId, id);
    if ((state === 'withdrawn' ? row.inviter_id : row.invitee_id) !== id) {
      throw new AppError('pairNotFound');
    }
    if (row.state === state) return toPair(row, id);
    if (row.state !== 'invited') throw new AppError('pairOver');
    await queries.answer(trx, [pairId], state, clock());
    if (state === 'withdrawn') await updateCards(trx, pairId);
    else await notifyAll(trx, [answerOf(row, 'declined')], [pairId]);
    return toPair({ ...row, state }, id);
  });
