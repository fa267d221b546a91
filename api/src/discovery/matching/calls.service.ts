import { type CallCard, displayName, serverLimits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { enqueueCard, renewMessages, updateCards } from '#src/platform/outbox/outbox.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { matchOf, knownSkills } from '#src/people/skills/skills.service.ts';
import { touchVacancy, type VacancyRef } from '#src/work/access/project-access.service.ts';
import { assertInSight, findReachable } from '#src/people/users/users.service.ts';
import * as queries from './calls.queries.ts';
import { listPeople } from './matches.queries.ts';
import { cardsNaming } from './people-to-call.queries.ts';
import { getOwnVacancy, windowAt } from './matching.service.ts';

/** Nobody learns when others called: in seconds. */
const day = 24 * 60 * 60;

const blockOf = (last: Date, at: Date) =>
  Math.ceil((last.getTime() + serverLimits.callAgainAfter - at.getTime()) / 1000);

/**
 * Has a person asked whether they want to apply. Throws projectNotFound, forbidden, vacancyNotFound,
 * userNotFound for who is out of reach, notCallable for who is not proposed for the vacancy, without
 * saying why, calledLately, dailyLimit.
 */
export async function call(
  context: Context,
  owner: Person,
  { telegramId, ...place }: VacancyRef & { telegramId: number },
) {
  const { db, clock } = context;
  const vacancy = await getOwnVacancy(context, place, owner);
  await assertInSight(db, owner.id);
  const user = await findReachable(db, telegramId, owner.id);
  if (!user) throw new AppError('userNotFound');
  const skills = await knownSkills(context);
  return db.transaction().execute(async (trx) => {
    const at = clock();
    await queries.lockCalled(trx, user.id);
    const [person] = await listPeople(trx, [user.id], vacancy, windowAt(at));
    const match = person && matchOf(skills, vacancy.tags, person.tags);
    if (!match || match.matched.length + match.related.length === 0) {
      throw new AppError('notCallable');
    }
    const callable = await queries.listCallable(trx, owner.id, [user.id], at);
    if (!callable.has(user.id)) {
      const last = await queries.findLastCall(trx, owner.id, user.id, at);
      throw new AppError('calledLately', { retryAfterSeconds: last ? blockOf(last, at) : day });
    }
    await spend(context, trx, owner.id, { kind: 'call' });
    const about = await queries.insertCall(trx, {
      projectId: vacancy.projectId,
      vacancyId: vacancy.id,
      ownerId: owner.id,
      userId: user.id,
      at,
    });
    await touchVacancy(trx, vacancy.id, at);
    await updateCards(trx, vacancy.id);
    await renewMessages(trx, cardsNaming(vacancy.id, user.id));
    await enqueueCard(trx, { kind: 'callCard', about, recipientId: user.id });
    return { telegramId };
  });
}

export { listCallFacts } from './calls.queries.ts';

/** Who calls is not told but by name: it says whose that is, for when they leave. */
type NamingCard = CallCard & { telegramId: number };

export async function callCards(context: Pick<Context, 'db' | 'clock'>) {
  const skills = await knownSkills(context);
  return (call: queries.CallFacts): NamingCard => ({
    projectId: call.project_id,
    projectName: call.project_name,
    vacancyId: call.vacancy_id,
    vacancyTitle: call.vacancy_title,
    ownerName: displayName(call),
    telegramId: call.telegram_id,
    match: call.state === 'open' ? matchOf(skills, call.wanted, call.has) : null,
    state: call.state,
  });
}
