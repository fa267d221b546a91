import {
  acceptableUntil,
  displayName,
  limits,
  type News,
  type WaitingCard,
} from '@kollab/contract';
import type { Person } from '#src/platform/access/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { forEachApart, inTurn } from '#src/platform/database/job-turns.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { AwayChange } from '#src/platform/listeners.ts';
import { updateCards, remind, notifyAll } from '#src/platform/outbox/outbox.service.ts';
import { scheduleAnswerTime } from '#src/work/answers/answers.service.ts';
import * as queries from './application-waiting.queries.ts';

export { listUnansweredFacts, listWaitingFacts } from './application-waiting.queries.ts';

const day = 24 * 60 * 60_000;
const every = 20_000;
const batch = 100;
const mostBatches = 20;

export const remindOwners = (context: Context, now: Date) =>
  inTurn(context.db, 'reminders', { now, every }, async () => {
    for (let count = 0; count < mostBatches; count += 1) {
      const owners = await queries.listOwnersDue(context.db, now, batch);
      await forEachApart(owners, (id) => remindOwner(context, id, now));
      if (owners.length === 0) break;
    }
    return true;
  });

/**
 * Whoever cannot be reminded now is as soon as they can. What would be due within a day is spoken of at once.
 */
const remindOwner = ({ db }: Context, id: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    const [waiting] = await queries.listWaitingFacts(trx, [id]);
    const [unanswered] = await queries.listUnansweredFacts(trx, [id], now);
    const card = { kind: 'waitingCard', about: id, recipientId: id } as const;
    const isDue = waiting !== undefined || unanswered?.is_new === true;
    const next = isDue ? await remind(trx, card, now) : undefined;
    const until = next === undefined ? new Date(now.getTime() + day) : now;
    await queries.postponeDue(trx, id, { until, next });
  });

/** Closes what nobody answered in time, kindly: it says nothing of who applied. */
export const expireApplications = ({ db }: Context, now: Date) =>
  inTurn(db, 'expiry', { now, every }, async () => {
    for (let count = 0; count < mostBatches; count += 1) {
      const expired = await db.transaction().execute((trx) => expire(trx, now));
      if (expired < batch) break;
    }
    return true;
  });

async function expire(trx: Trx, now: Date) {
  const expired = await queries.rejectExpired(trx, now, batch);
  if (expired.length === 0) return 0;
  await notifyAll(
    trx,
    expired.map((row) => ({ recipientId: row.user_id, news: newsOf(row) })),
  );
  const ownerIds = expired.map((row) => row.owner_id);
  await updateCards(trx, ...expired.map(({ id }) => id), ...new Set(ownerIds));
  await scheduleAnswerTime(trx, ownerIds, now);
  return expired.length;
}

const newsOf = (row: Awaited<ReturnType<typeof queries.rejectExpired>>[number]): News => ({
  kind: 'applicationExpired',
  projectId: row.project_id,
  projectName: row.project_name,
  vacancyId: row.vacancy_id,
  vacancyTitle: row.vacancy_title,
});

export async function remindTomorrow({ db, clock }: Context, owner: Person) {
  const at = new Date(clock().getTime() + day);
  const waiting = await queries.setReminder(db, owner.id, at);
  return { remindAt: waiting === 0 ? null : at.toISOString() };
}

/** While an owner is away nobody waits for them: that time does not count. */
export const pauseWaiting = (trx: Trx, { id, from, until }: AwayChange) =>
  queries.shiftWaiting(trx, id, (until.getTime() - from.getTime()) / 1000);

export function toWaitingCard(
  rows: readonly queries.WaitingFacts[],
  unanswered: queries.UnansweredFacts | undefined,
  now: Date,
): WaitingCard {
  const [first] = rows;
  const waited = first ? now.getTime() - first.oldest.getTime() : 0;
  const left = Math.ceil(limits.answerWithinDays - waited / day);
  return {
    count: first?.count ?? 0,
    applications: rows.map((row) => ({
      projectId: row.project_id,
      projectName: row.project_name,
      vacancyId: row.vacancy_id,
      vacancyTitle: row.vacancy_title,
      telegramId: row.telegram_id,
      name: displayName(row),
      ...partnerOf(row),
    })),
    closesInDays: first && waited >= warnAfter ? Math.max(1, left) : null,
    ...(unanswered && { unanswered: toUnanswered(unanswered) }),
  };
}

const partnerOf = ({ pair }: queries.WaitingFacts) =>
  pair?.is_seen_by_owner
    ? {
        partner: {
          telegramId: pair.telegram_id,
          name: displayName({ firstName: pair.first_name, lastName: pair.last_name }),
        },
      }
    : {};

const toUnanswered = ({ count, first, project_id: projectId }: queries.UnansweredFacts) => ({
  count,
  projectId,
  acceptableUntil: (acceptableUntil('noAnswer', first) ?? first).toISOString(),
});

const warnAfter = Math.max(...limits.remindAfterDays) * day;
