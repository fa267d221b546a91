import type { News } from '@kollab/contract';
import type { Trx } from '#src/platform/database/schema.ts';
import { updateCards, notifyAll } from '#src/platform/outbox/outbox.service.ts';
import { rejectPending, reopenClosedByEnd } from './application-closing.queries.ts';

export { countClosedByEnd } from './application-closing.queries.ts';

type Rejected = Awaited<ReturnType<typeof rejectPending>>[number];

interface Closing {
  projectId: string;
  /** Only this vacancy's; without it, the whole project's. */
  vacancyId?: string;
  because: 'vacancyClosed' | 'projectClosed';
  actorId: string;
  at: Date;
}

/** Rejects pending applications because something was closed and tells their authors; answers how many. */
export async function answerPending(trx: Trx, closing: Closing): Promise<number> {
  const rejected = await rejectPending(trx, closing);
  // Whoever applied to several vacancies hears of a closed project once.
  const told =
    closing.because === 'projectClosed'
      ? [...new Map(rejected.map((row) => [row.user_id, row])).values()]
      : rejected;
  await notifyAll(
    trx,
    told.map((row) => ({ recipientId: row.user_id, news: newsOf(row, closing) })),
  );
  // What waits for an owner changes whoever closes it, as moderators do.
  const ownerIds = new Set(rejected.map((row) => row.owner_id));
  await updateCards(trx, ...ownerIds, ...rejected.map(({ id }) => id));
  return rejected.length;
}

function newsOf(row: Rejected, { projectId, because }: Closing): News {
  const project = { projectId, projectName: row.project_name };
  return because === 'projectClosed'
    ? { kind: because, ...project, hasApplied: true }
    : { kind: because, ...project, vacancyId: row.vacancy_id, vacancyTitle: row.vacancy_title };
}

interface Reopening {
  projectId: string;
  projectName: string;
  ownerId: string;
  since: Date;
  at: Date;
}

/** Has what the end of a project closed since a moment wait for its owner again, and tells who applied, each once. */
export async function reopenApplications(trx: Trx, reopening: Reopening) {
  const { projectId, projectName, ownerId } = reopening;
  const reopened = await reopenClosedByEnd(trx, reopening);
  const news = { kind: 'projectReopened', projectId, projectName, applicationWaits: true } as const;
  const applicants = [...new Set(reopened.map((row) => row.user_id))];
  await notifyAll(
    trx,
    applicants.map((recipientId) => ({ recipientId, news })),
  );
  if (reopened.length > 0) await updateCards(trx, ownerId, ...reopened.map(({ id }) => id));
}
