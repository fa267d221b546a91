import { type DismissalReason, serverLimits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { updateCards } from '#src/platform/outbox/outbox.service.ts';
import { findReachable } from '#src/people/users/users.service.ts';
import type { VacancyRef } from '#src/work/access/project-access.service.ts';
import { listCallsOf, listCallsTo, upsertDismissal } from './calls.queries.ts';
import { findVacancy } from './matches.queries.ts';
import { getOwnVacancy } from './matching.service.ts';

interface Dismissal extends VacancyRef {
  personTelegramId?: number | undefined;
  reason: DismissalReason;
}

/**
 * Has a pair proposed no more for 30 days: to the caller, or, with a person, to the owner who calls.
 * Nobody else is told. Throws projectNotFound, vacancyNotFound, userNotFound, forbidden.
 */
export async function dismiss(
  context: Context,
  caller: Person,
  { personTelegramId, reason, ...place }: Dismissal,
) {
  const byOwner = personTelegramId !== undefined;
  const { id } = byOwner
    ? await getOwnVacancy(context, place, caller)
    : await getSeenVacancy(context, place, caller);
  const user = byOwner ? await findReachable(context.db, personTelegramId, caller.id) : caller;
  if (!user) throw new AppError('userNotFound');
  await context.db.transaction().execute(async (trx) => {
    const dismissal = { vacancy_id: id, user_id: user.id, by_owner: byOwner, reason };
    await upsertDismissal(trx, { ...dismissal, created_at: context.clock() });
    if (!byOwner) await updateCards(trx, ...(await listCallsTo(trx, id, user.id)));
  });
  return { vacancyId: id };
}

async function getSeenVacancy(
  { db }: Context,
  { projectId, vacancyId }: VacancyRef,
  { id }: Person,
) {
  const vacancy = await findVacancy(db, vacancyId);
  const isThere =
    vacancy?.project_id === projectId && (await findReachable(db, vacancy.owner_id, id));
  if (!isThere) throw new AppError('vacancyNotFound');
  return vacancy;
}

export async function refreshCalls(trx: Trx, { id }: { id: string }, now: Date) {
  const after = new Date(now.getTime() - serverLimits.callAgainAfter);
  await updateCards(trx, ...(await listCallsOf(trx, id, after)));
}
