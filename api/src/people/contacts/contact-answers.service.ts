import type { Reply, answerContactRequest } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { updateCards, notify } from '#src/platform/outbox/outbox.service.ts';
import { contactOf, getUser } from '#src/people/users/users.service.ts';
import * as queries from './contacts.queries.ts';

type Answer = Reply<typeof answerContactRequest>;

/**
 * Accepts or declines a request for contact; the same answer again changes nothing. Who is accepted
 * and who accepts learn how to reach each other. Throws contactAnswered and contactRequestNotFound,
 * also when who asked is out of sight by now, or who answers is.
 */
export function answer(
  { db, clock }: Context,
  person: Person,
  { requestId, accept }: { requestId: string; accept: boolean },
): Promise<Answer> {
  const wanted = accept ? 'accepted' : 'declined';
  return db.transaction().execute(async (trx) => {
    const request = await queries.lockRequestTo(trx, person.id, requestId);
    const [visible] = await queries.listContactRequestFacts(trx, [requestId]);
    const { hidden_at: hiddenAt } = await getUser(trx, person.id);
    if (!request || !visible || hiddenAt) throw new AppError('contactRequestNotFound');
    const { id, from_id: fromId, state } = request;
    const contact = accept ? await contactOf(trx, fromId) : null;
    if (state === wanted) return { state: wanted, contact };
    if (state !== 'pending') throw new AppError('contactAnswered', { status: state });
    await queries.updateState(trx, id, wanted, clock());
    await updateCards(trx, id);
    const own = await contactOf(trx, person.id);
    await notify(
      trx,
      fromId,
      accept
        ? { kind: 'contactAccepted', contact: own }
        : { kind: 'contactDeclined', name: own.name },
      own.telegramId,
    );
    return { state: wanted, contact };
  });
}
