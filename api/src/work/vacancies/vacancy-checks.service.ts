import { limits, type VacancyCheckCard } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { type AwayChange, announce } from '#src/platform/listeners.ts';
import { cardsChanged, remind, remindableAt } from '#src/platform/outbox/outbox.service.ts';
import { isShown, lockProject, lockVacancy } from '#src/work/access/project-access.service.ts';
import * as queries from './vacancy-checks.queries.ts';

export { listCheckFacts } from './vacancy-checks.queries.ts';

const day = 24 * 60 * 60_000;
const every = 20_000;
const batch = 100;
/** So much is done at a time: other jobs have their turn too. */
const mostBatches = 20;

/**
 * Closes vacancies whose last day is over; asks owners of those that they did nothing for whether they still
 * look, and pauses where they do not say.
 */
export const checkVacancies = (context: Context, now: Date) =>
  inTurn(context.db, 'vacancy checks', { now, every }, async () => {
    const failures = [
      ...(await forEach(
        () => queries.listOver(context.db, now, batch),
        (vacancy) => end(context, vacancy, now),
      )),
      ...(await forEach(
        () => queries.listDue(context.db, now, batch),
        (vacancy) => check(context, vacancy, now),
      )),
    ];
    if (failures.length > 0) throw failures[0];
    return true;
  });

/** One after the other; what fails keeps none of its batch from its turn, and is answered. */
async function forEach<Due>(list: () => Promise<Due[]>, act: (due: Due) => Promise<void>) {
  const failures: unknown[] = [];
  for (let count = 0; count < mostBatches && failures.length === 0; count += 1) {
    const due = await list();
    for (const one of due) await act(one).catch((error: unknown) => failures.push(error));
    if (due.length < batch) break;
  }
  return failures;
}

const end = (context: Context, { id, projectId }: queries.OverVacancy, now: Date) =>
  context.db.transaction().execute(async (trx) => {
    await lockProject(trx, projectId);
    const { ends_at: endsAt, closed_at: closedAt } = await lockVacancy(trx, projectId, id);
    if (closedAt || !endsAt || endsAt > now) return;
    await queries.setCheck(trx, id, { closed_at: now });
    await cardsChanged(trx, id);
    await announce(context, trx, 'projectChanged', { id: projectId });
  });

const later = (now: Date, days: number) => new Date(now.getTime() + days * day);

/** Their settings are locked first, as whoever sets that they are away has them. */
const check = (context: Context, { id, projectId, ownerId }: queries.DueVacancy, now: Date) =>
  context.db.transaction().execute(async (trx) => {
    const mayAt = await remindableAt(trx, ownerId, now);
    const project = await lockProject(trx, projectId);
    const vacancy = await lockVacancy(trx, projectId, id);
    if (vacancy.closed_at || vacancy.check_at > now || project.owner_id !== ownerId) return;
    if (!isShown(project)) {
      await queries.setCheck(trx, id, {
        check_at: later(now, limits.askAfterDays),
        asked_at: null,
      });
      return;
    }
    if (mayAt > now) {
      await queries.setCheck(trx, id, { check_at: mayAt });
      return;
    }
    if (vacancy.asked_at) await pause(context, trx, { id, projectId }, now);
    else
      await queries.setCheck(trx, id, {
        check_at: later(now, limits.pauseAfterDays),
        asked_at: now,
      });
    await remind(trx, { kind: 'vacancyCheckCard', about: id, recipientId: ownerId }, now);
  });

async function pause(
  context: Context,
  trx: Trx,
  { id, projectId }: { id: string; projectId: string },
  now: Date,
) {
  const check_at = later(now, limits.askAfterDays);
  await queries.setCheck(trx, id, { check_at, closed_at: now, paused_at: now });
  await announce(context, trx, 'projectChanged', { id: projectId });
}

/** While an owner is away nothing is asked of them. */
export const postponeChecks = (trx: Trx, { id, from, until }: AwayChange) =>
  queries.shiftChecks(trx, id, (until.getTime() - from.getTime()) / 1000);

/** A vacancy as its owner is asked about it at this moment; null for who is not its owner any more. */
export const toVacancyCheckCard = (
  facts: queries.CheckFacts,
  recipientId: string | null,
): VacancyCheckCard | null =>
  facts.owner_id === recipientId
    ? {
        projectId: facts.project_id,
        projectName: facts.project_name,
        vacancyId: facts.id,
        vacancyTitle: facts.vacancy_title,
        state: facts.state,
      }
    : null;
