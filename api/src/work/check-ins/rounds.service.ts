import { serverLimits } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { doDue, dueAtOnce, forEachApart, inTurn } from '#src/platform/database/job-turns.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { AwayChange } from '#src/platform/listeners.ts';
import { remind, remindableAt } from '#src/platform/outbox/outbox.service.ts';
import { lockProject, projectFacts } from '#src/work/access/project-access.service.ts';
import { tellTeam } from '#src/work/participants/participants.service.ts';
import { pause } from './pausing.service.ts';
import * as queries from './rounds.queries.ts';

const day = 24 * 60 * 60_000;
const every = 20_000;

/**
 * Asks teams once a week how it goes, each person when they may be reminded. Asks owners of silent
 * teams whether the project goes on, and pauses it where they do not say.
 */
export const askTeams = (context: Context, now: Date) =>
  inTurn(context.db, 'check-ins', { now, every }, async () => {
    const due = () => queries.listDue(context.db, now, dueAtOnce);
    const untold = () => queries.listUntold(context.db, now, dueAtOnce);
    const works = [
      () => doDue(due, (plan) => follow(context, plan, now)),
      () => doDue(untold, (one) => tell(context, one, now)),
    ];
    await forEachApart(works, (work) => work());
    return true;
  });

/** Their settings are locked first, as whoever sets that they are away has them. */
const follow = (
  context: Context,
  { projectId, ownerId }: { projectId: string; ownerId: string },
  now: Date,
) =>
  context.db.transaction().execute(async (trx) => {
    const mayAt = await remindableAt(trx, ownerId, now);
    await lockProject(trx, projectId);
    const plan = await queries.lockPlan(trx, projectId, now);
    if (!plan || plan.due_at > now || plan.owner_id !== ownerId) return;
    if (!plan.isLive || plan.isOwnerAway) {
      const over = plan.isLive ? {} : { doubted_at: null, silent_weeks: 0 };
      await queries.updatePlan(trx, projectId, { due_at: plan.next, ...over });
      return;
    }
    const isSilent = plan.silent_weeks >= serverLimits.silentWeeks;
    if (!isSilent) await ask(trx, projectId, plan, now);
    else if (mayAt > now) await queries.updatePlan(trx, projectId, { due_at: mayAt });
    else await doubt(context, trx, projectId, plan, now);
  });

/** Unless it was asked already, its day is over, or its day had begun when it was planned. */
async function ask(trx: Trx, projectId: string, plan: queries.Plan, now: Date) {
  const isTime =
    plan.due_at <= plan.slot &&
    now.getTime() - plan.slot.getTime() < day &&
    plan.slotWeek !== plan.week;
  const asked = isTime ? await queries.insertRound(trx, projectId, plan.slotWeek, now) : 0;
  await queries.updatePlan(trx, projectId, {
    due_at: plan.next,
    ...(asked > 0 && { week: plan.slotWeek, silent_weeks: plan.silent_weeks + 1 }),
  });
}

async function doubt(context: Context, trx: Trx, projectId: string, plan: queries.Plan, now: Date) {
  // Before what has the question shown as it stands, so that it comes as a new message.
  await remind(
    trx,
    { kind: 'projectCheckCard', about: projectId, recipientId: plan.owner_id },
    now,
  );
  if (plan.doubted_at) {
    await pause(context, trx, projectId, now);
    const news = { kind: 'projectStopped', because: 'silence' } as const;
    const facts = await projectFacts(trx, projectId);
    await tellTeam(trx, { projectId, ownerId: plan.owner_id }, { ...news, ...facts });
    return;
  }
  const until = new Date(now.getTime() + serverLimits.pauseProjectAfterDays * day);
  await queries.updatePlan(trx, projectId, { due_at: until, doubted_at: now });
}

const tell = ({ db }: Context, { id, userId }: { id: string; userId: string }, now: Date) =>
  db.transaction().execute(async (trx) => {
    const mayAt = await remindableAt(trx, userId, now);
    const question = await queries.lockUntold(trx, id, now);
    if (!question) return;
    if (question.isOpen && mayAt > now) {
      await queries.setDue(trx, id, mayAt);
      return;
    }
    if (question.isOpen) {
      await remind(trx, { kind: 'checkInCard', about: id, recipientId: userId }, now);
    }
    await queries.setDue(trx, id, null);
  });

export const askNewOwnerWhetherItGoesOn = queries.doubtAnew;

/** While an owner is away their teams are not asked, and they have longer to say that a project goes on. */
export async function postponeRounds(trx: Trx, { id, from, until }: AwayChange, now: Date) {
  await queries.shiftDoubts(trx, id, (until.getTime() - from.getTime()) / 1000);
  await queries.reschedule(trx, { ownerId: id }, now);
}
