import type { Paging, ReportCategory, UserRef } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { pageOf, readCursor } from '#src/platform/paging.ts';
import { enqueueReportCards } from '#src/platform/outbox/outbox.service.ts';
import { getProject, isShown } from '#src/work/access/project-access.service.ts';
import { readProjectFor } from '#src/work/projects/project-reading.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { getUser, getUserSeenBy } from '#src/people/users/users.service.ts';
import { hasBlocked } from '#src/people/blocks/blocks.service.ts';
import { toReport } from './reports.view.ts';
import * as queries from './reports.queries.ts';
import { maySee, viewerFrom } from '#src/people/visibility/visibility.service.ts';

export { listReportFacts } from './reports.queries.ts';
export { toReportCard } from './reports.view.ts';

interface Complaint {
  category: ReportCategory;
  text: string;
}

interface Reported extends queries.SubjectRef {
  ownerId: string;
}

/** Under the subject's lock: whoever waits for a decision on it sees what became of it. */
async function insert(
  context: Context,
  trx: Trx,
  reporter: Person,
  { type, id: subjectId, ownerId }: Reported,
  { category, text }: Complaint,
) {
  const id = uuid();
  const about = { subject_type: type, subject_id: subjectId, owner_id: ownerId, category, text };
  const by = { reporter_id: reporter.id, created_at: context.clock() };
  if (!(await queries.insertReport(trx, { id, ...about, ...by }))) {
    throw new AppError('alreadyReported');
  }
  await spend(context, trx, reporter.id, { kind: 'report' });
  const isPrivate = await isAgainstStaff(context, trx, id);
  await enqueueReportCards(trx, id, { ownerId, isPrivate });
  return { reportId: id };
}

/** Whoever is in the moderators' group is not to read there who reported them. */
async function isAgainstStaff({ config }: Context, trx: Trx, reportId: string) {
  const people = await queries.listReported(trx, reportId);
  return people.some(
    ({ role, telegram_id: telegramId }) =>
      role === 'moderator' || config.adminTelegramIds.has(telegramId),
  );
}

/**
 * Whom the reporter may see, or blocked themselves. Throws userNotFound, ownReport,
 * alreadyReported, dailyLimit.
 */
export function reportUser(context: Context, reporter: Person, ref: UserRef, complaint: Complaint) {
  return context.db.transaction().execute(async (trx) => {
    const { id } = await getUser(trx, ref);
    if (id === reporter.id) throw new AppError('ownReport');
    await queries.lockSubject(trx, { type: 'profile', id });
    const user = await getUserSeenBy(trx, id, reporter.id);
    const isSeen =
      maySee(user, viewerFrom(reporter)) ||
      (user.hidden_at === null && (await hasBlocked(trx, reporter.id, id)));
    if (!isSeen) throw new AppError('userNotFound');
    return insert(context, trx, reporter, { type: 'profile', id, ownerId: id }, complaint);
  });
}

/**
 * Which the reporter may see, or whose owner they blocked. Throws projectNotFound, ownReport,
 * alreadyReported, dailyLimit.
 */
export function reportProject(
  context: Context,
  reporter: Person,
  id: string,
  complaint: Complaint,
) {
  return context.db.transaction().execute(async (trx) => {
    await queries.lockSubject(trx, { type: 'project', id });
    const project = await getProject(trx, id);
    const ownerId = project.owner_id;
    if (ownerId === reporter.id) throw new AppError('ownReport');
    const isOwnBlock = isShown(project) && (await hasBlocked(trx, reporter.id, ownerId));
    if (!isOwnBlock) await readProjectFor(trx, id, reporter);
    return insert(context, trx, reporter, { type: 'project', id, ownerId }, complaint);
  });
}

export async function listReports(db: Db, { id: moderatorId }: Person, { limit, cursor }: Paging) {
  const rows = await queries.listOpen(db, { limit, after: readCursor(cursor), moderatorId });
  return pageOf(rows, { limit }, toReport);
}
