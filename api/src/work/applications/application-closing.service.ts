import { limits, type News } from '@kollab/contract';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { updateCards, notifyAll } from '#src/platform/outbox/outbox.service.ts';
import { getProjectName } from '#src/work/access/project-access.service.ts';
import * as queries from './application-closing.queries.ts';

type Rejected = Awaited<ReturnType<typeof queries.rejectPending>>[number];

interface Closing {
  projectId: string;
  vacancyId?: string;
  because: 'vacancyClosed' | 'vacancyFilled' | 'projectClosed';
  actorId: string;
  at: Date;
}

export async function answerPending(trx: Trx, closing: Closing): Promise<number> {
  const rejected = await queries.rejectPending(trx, closing);
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

interface Ended {
  projectId: string;
  ownerId: string;
  since: Date;
}

export const countClosedByEnd = (db: Db, ended: Ended) =>
  queries.countClosed(db, { ...ended, because: 'projectClosed' });

export async function reopenApplications(
  trx: Trx,
  { projectName, at, ...ended }: Ended & { projectName: string; at: Date },
) {
  const { projectId, ownerId } = ended;
  const reopened = await queries.reopenClosed(trx, { ...ended, because: 'projectClosed', at });
  const news = { kind: 'projectReopened', projectId, projectName, applicationWaits: true } as const;
  await tellReopened(trx, ownerId, reopened, news);
}

interface Filled {
  projectId: string;
  vacancyId: string;
  vacancyTitle: string;
  ownerId: string;
  at: Date;
}

export async function reopenFilled(trx: Trx, { vacancyTitle, ...filled }: Filled) {
  const { projectId, vacancyId, ownerId, at } = filled;
  const since = new Date(at.getTime() - limits.applyAgainAfter);
  const reopened = await queries.reopenClosed(trx, { ...filled, since, because: 'vacancyFilled' });
  const projectName = await getProjectName(trx, projectId);
  const news = { kind: 'placeAdded', projectId, projectName, vacancyId, vacancyTitle } as const;
  await tellReopened(trx, ownerId, reopened, news);
  return reopened.length;
}

type Reopened = Awaited<ReturnType<typeof queries.reopenClosed>>;

async function tellReopened(trx: Trx, ownerId: string, reopened: Reopened, news: News) {
  if (reopened.length === 0) return;
  const applicants = [...new Set(reopened.map((row) => row.user_id))];
  await notifyAll(
    trx,
    applicants.map((recipientId) => ({ recipientId, news })),
  );
  await updateCards(trx, ownerId, ...reopened.map(({ id }) => id));
}
