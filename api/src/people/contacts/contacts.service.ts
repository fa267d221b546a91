import { type ContactStatus, serverLimits, type UserRef } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { enqueueCard } from '#src/platform/outbox/outbox.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { isReachable } from '#src/people/visibility/visibility.service.ts';
import { assertNotWithdrawn } from '#src/people/users/consent.service.ts';
import { type UserRow, contactOf, getUser, openUsername } from '#src/people/users/users.service.ts';
import * as queries from './contacts.queries.ts';

export { listContactRequestFacts } from './contacts.queries.ts';
export { toContactRequestCard } from './contacts.view.ts';

/** Throws userNotFound, for whom the person may not see and for the suspended too. */
async function getReachableUser(db: Db, person: Person, ref: UserRef): Promise<UserRow> {
  const user = await getUser(db, ref);
  if (!(await isReachable(db, user, person.id))) throw new AppError('userNotFound');
  return user;
}

/** Throws userNotFound. */
export async function readStatus(
  { db, clock }: Context,
  person: Person,
  ref: UserRef,
): Promise<ContactStatus> {
  const user = await getReachableUser(db, person, ref);
  return statusOf(db, { fromId: person.id, toId: user.id }, user, clock());
}

/** Whose username is open can be written to by anybody, the others once introduced. */
async function statusOf(
  db: Db,
  pair: queries.Pair,
  user: UserRow,
  now: Date,
): Promise<ContactStatus> {
  const latest = await queries.findLatest(db, pair);
  const isOpen = openUsername(user) !== null || (await queries.areIntroduced(db, pair));
  const mayAskAt = latest ? againAt(latest) : now;
  return {
    state: !latest || latest.state === 'withdrawn' ? 'none' : latest.state,
    contact: isOpen ? await contactOf(db, pair.toId) : null,
    mayAskAt: mayAskAt > now ? mayAskAt.toISOString() : null,
  };
}

const againAt = ({ created_at: at }: queries.RequestRow) =>
  new Date(at.getTime() + serverLimits.contactAgainAfter);

/** Throws ownContact, userNotFound, consentNeeded, contactPending, contactTooSoon, dailyLimit. */
export async function ask(
  context: Context,
  person: Person,
  ref: UserRef,
  text: string,
): Promise<ContactStatus> {
  const { db, clock } = context;
  const user = await getReachableUser(db, person, ref);
  if (user.id === person.id) throw new AppError('ownContact');
  const pair = { fromId: person.id, toId: user.id };
  return db.transaction().execute(async (trx) => {
    const at = clock();
    await assertNotWithdrawn(trx, person.id);
    await queries.lockAsker(trx, pair);
    assertMayAsk(await queries.findLatest(trx, pair), at);
    await spend(context, trx, person.id, { kind: 'contact' });
    const about = await queries.insertRequest(trx, pair, text, at);
    await enqueueCard(trx, { kind: 'contactRequestCard', about, recipientId: user.id });
    return statusOf(trx, pair, user, at);
  });
}

function assertMayAsk(latest: queries.RequestRow | undefined, at: Date) {
  if (!latest) return;
  if (latest.state === 'pending') throw new AppError('contactPending');
  const left = againAt(latest).getTime() - at.getTime();
  if (left > 0) {
    throw new AppError('contactTooSoon', { retryAfterSeconds: Math.ceil(left / 1000) });
  }
}
