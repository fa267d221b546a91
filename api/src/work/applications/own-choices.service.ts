import { limits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { updateCards } from '#src/platform/outbox/outbox.service.ts';
import type { VacancyRef } from '#src/work/access/project-access.service.ts';
import { lockNewest } from './applications.queries.ts';
import { toApplication } from './applications.view.ts';
import { partPairs } from './parting.service.ts';
import { renewCallCards } from './applying.queries.ts';
import * as queries from './own-choices.queries.ts';

export async function readOpen({ db, config }: Context, { id }: Person) {
  const count = await queries.countOpen(db, id);
  const rows = await queries.listOpen(db, id, limits.longestWaitingShown);
  return {
    limit: config.openApplications,
    count,
    longest: rows.map((row) => toApplication(row, 'applicant', null)),
  };
}

/**
 * Marks one's open application as the one wanted most, in place of another, or takes the mark away; its
 * owner sees it. Throws applicationNotFound, applicationDecided.
 */
export function chooseFirst(
  { db }: Context,
  { id: userId }: Person,
  { isFirstChoice, ...place }: VacancyRef & { isFirstChoice: boolean },
) {
  return db.transaction().execute(async (trx) => {
    const open = await queries.lockOpen(trx, userId);
    const newest = await lockNewest(trx, { ...place, userId });
    if (!newest || newest.status === 'Withdrawn') throw new AppError('applicationNotFound');
    if (newest.status !== 'Pending') throw new AppError('applicationDecided');
    const before = open.filter((one) => one.is_first_choice).map(({ id }) => id);
    const chosen = isFirstChoice ? [newest.id] : [];
    const released = (isFirstChoice ? before : [newest.id]).filter((id) => !chosen.includes(id));
    await queries.setFirstChoice(trx, released, false);
    await queries.setFirstChoice(trx, chosen, true);
    await updateCards(trx, ...released, ...chosen);
    return { ...place, isFirstChoice };
  });
}

/**
 * Takes back what a person had open when they were accepted on a vacancy; what they sent since stays.
 * Throws applicationNotFound where they were not accepted.
 */
export function withdrawOthers(
  { db, clock }: Context,
  { id: userId }: Person,
  place: VacancyRef,
): Promise<{ withdrawn: number }> {
  return db.transaction().execute(async (trx) => {
    const acceptance = await queries.findAcceptance(trx, { ...place, userId });
    if (!acceptance?.decided_at) throw new AppError('applicationNotFound');
    const open = await queries.lockOpen(trx, userId, acceptance.decided_at);
    const ids = open.map(({ id }) => id);
    if (ids.length === 0) return { withdrawn: 0 };
    const at = clock();
    await queries.withdrawAll(trx, ids, userId, at);
    await partPairs(trx, ids, { at });
    await updateCards(trx, ...ids);
    for (const one of open) await renewCallCards(trx, { vacancyId: one.vacancy_id, userId });
    return { withdrawn: ids.length };
  });
}
