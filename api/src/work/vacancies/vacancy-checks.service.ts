import { serverLimits, type VacancyCheckCard } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { doDue, dueAtOnce, forEachApart, inTurn } from '#src/platform/database/job-turns.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { type AwayChange, announce } from '#src/platform/listeners.ts';
import { renewMessages, remind, remindableAt } from '#src/platform/outbox/outbox.service.ts';
import { isShown, lockProject, lockVacancy } from '#src/work/access/project-access.service.ts';
import * as queries from './vacancy-checks.queries.ts';

export { listCheckFacts } from './vacancy-checks.queries.ts';

const day = 24 * 60 * 60_000;
const every = 20_000;

/**
 * Closes vacancies whose last day is over; asks owners of those that they did nothing for whether they still
 * look, and pauses where they do not say.
 */
export const checkVacancies = (context: Context, now: Date) =>
  inTurn(context.db, 'vacancy checks', { now, every }, async () => {
    const over = () => queries.listOver(context.db, now, dueAtOnce);
    const due = () => queries.listDue(context.db, now, dueAtOnce);
    const works = [
      () => doDue(over, (vacancy) => end(context, vacancy, now)),
      () => doDue(due, (vacancy) => check(context, vacancy, now)),
    ];
    await forEachApart(works, (work) => work());
    return true;
  });

const end = (context: Context, { id, projectId }: queries.OverVacancy, now: Date) =>
  context.db.transaction().execute(async (trx) => {
    await lockProject(trx, projectId);
    const { ends_at: endsAt, closed_at: closedAt } = await lockVacancy(trx, projectId, id);
    if (closedAt || !endsAt || endsAt > now) return;
    await queries.setCheck(trx, id, { closed_at: now });
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
        check_at: later(now, serverLimits.askAfterDays),
        asked_at: null,
      });
      return;
    }
    if (mayAt > now) {
      await queries.setCheck(trx, id, { check_at: mayAt });
      return;
    }
    // Before what has the question shown as it stands, so that it comes as a new message.
    await remind(trx, { kind: 'vacancyCheckCard', about: id, recipientId: ownerId }, now);
    if (vacancy.asked_at) await pause(context, trx, { id, projectId }, now);
    else
      await queries.setCheck(trx, id, {
        check_at: later(now, serverLimits.pauseAfterDays),
        asked_at: now,
      });
  });

async function pause(
  context: Context,
  trx: Trx,
  { id, projectId }: { id: string; projectId: string },
  now: Date,
) {
  const check_at = later(now, serverLimits.askAfterDays);
  await queries.setCheck(trx, id, { check_at, closed_at: now, paused_at: now });
  await announce(context, trx, 'projectChanged', { id: projectId });
}

export const refreshChecks = async (trx: Trx, { id }: { id: string }) => {
  await renewMessages(trx, queries.vacanciesOf(id));
};

export const postponeChecks = (trx: Trx, { id, from, until }: AwayChange) =>
  queries.shiftChecks(trx, id, (until.getTime() - from.getTime()) / 1000);

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
