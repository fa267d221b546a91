import type { News, ReportDecision, SuspensionDays } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { findPersonName } from '#src/review/submissions.service.ts';
import { readReason } from '#src/review/rejections.ts';
import { notify } from '#src/platform/outbox/outbox.service.ts';
import { takeDown } from '#src/work/projects/project-ending.service.ts';
import { lockProject, type ProjectRow } from '#src/work/access/project-access.service.ts';
import { getUser, lockUsers, type UserRow } from '#src/people/users/users.service.ts';
import { notifyReporters } from './closing-reports.service.ts';
import { assertMayDecide } from './deciding-rights.service.ts';
import { toReport } from './reports.view.ts';
import * as queries from './reports.queries.ts';
import { hide, noteRemoval, suspend, warn } from '#src/moderation/sanctions/sanctions.service.ts';

interface Verdict {
  decision: ReportDecision;
  comment?: string | undefined;
  days?: SuspensionDays | undefined;
}

const day = 24 * 60 * 60_000;

const toComment = (comment: string | undefined) => (comment ? readReason(comment) : null);

async function missed(trx: Trx, { decision, decided_by: by, decided_at: at }: queries.ReportRow) {
  return new AppError('alreadyDecided', {
    ...(decision !== null && { status: decision }),
    decidedBy: await findPersonName(trx, by),
    decidedAt: at?.toISOString() ?? null,
  });
}

interface Subject extends queries.SubjectRef {
  person: UserRow;
  project: ProjectRow | undefined;
}

async function lockSubjectOf(
  trx: Trx,
  report: queries.ReportRow,
  moderator: Person,
): Promise<Subject> {
  const ref = { type: report.subject_type, id: report.subject_id };
  await queries.lockSubject(trx, ref);
  const project = ref.type === 'project' ? await lockProject(trx, ref.id) : undefined;
  await lockUsers(trx, [moderator.id, report.owner_id]);
  return { ...ref, project, person: await getUser(trx, report.owner_id) };
}

interface Act {
  actorId: string;
  at: Date;
  reason: string | null;
  until: Date | null;
}

interface Told {
  recipientId: string;
  news: News;
}

const sanctioned = (
  { id }: UserRow,
  sanction: 'warned' | 'suspended' | 'blocked',
  { reason, until }: Pick<Act, 'reason' | 'until'>,
): Told => {
  const news = { kind: 'profileSanctioned', sanction, reason } as const;
  return {
    recipientId: id,
    news: sanction === 'suspended' ? { ...news, until: until?.toISOString() ?? null } : news,
  };
};

/** When a suspension ends: no sooner than one that holds already. */
function endOf(at: Date, days: number | undefined, person: UserRow) {
  if (days === undefined) return null;
  const end = new Date(at.getTime() + days * day);
  const { suspended_at: suspendedAt, suspended_until: held } = person;
  if (!suspendedAt) return end;
  return held && held > end ? held : held && end;
}

async function carryOut(
  context: Context,
  trx: Trx,
  { person, project }: Subject,
  decision: ReportDecision,
  act: Act,
  projectName: string,
): Promise<Told | undefined> {
  if (decision === 'dismiss') return undefined;
  // Nobody is there any more to be sanctioned.
  if (person.deleted_at && (decision !== 'block' || !project)) return undefined;
  if (decision === 'warn') {
    await warn(trx, person.id, act);
    return sanctioned(person, 'warned', act);
  }
  if (decision === 'suspend') {
    await suspend(context, trx, person.id, act);
    return sanctioned(person, 'suspended', act);
  }
  if (!project) {
    await hide(context, trx, person.id, act);
    return sanctioned(person, 'blocked', act);
  }
  const { reason, until: _, ...by } = act;
  await takeDown(context, trx, project, { ...by, toldIn: 'reports' });
  await noteRemoval(trx, project, act);
  const news = { kind: 'projectTakenDown', projectId: project.id, projectName, reason } as const;
  return { recipientId: project.owner_id, news };
}

/**
 * Decides on a report and on all open ones about the same subject; who reported and who was reported
 * are told. Throws reportNotFound, alreadyDecided, ownSubmission, reasonTooShort, reasonTooLong,
 * appealWaits, suspended, badInput for days of anything but a suspension, and forbidden for a sanction
 * on an admin or by a moderator on another.
 */
export function decideReport(context: Context, moderator: Person, id: string, verdict: Verdict) {
  const { decision } = verdict;
  if (verdict.days !== undefined && decision !== 'suspend') {
    throw new AppError('badInput', { field: 'days' });
  }
  const comment = toComment(verdict.comment);
  return context.db.transaction().execute(async (trx) => {
    const found = await queries.findReport(trx, id);
    if (!found) throw new AppError('reportNotFound');
    const subject = await lockSubjectOf(trx, found, moderator);
    const target = { ...subject, ownerId: subject.project?.owner_id };
    await assertMayDecide(trx, context, moderator, target, { isSanction: decision !== 'dismiss' });
    const report = await queries.findReport(trx, id);
    if (report?.decision) throw await missed(trx, report);
    // Nothing is done to anybody without a word.
    if (decision !== 'dismiss') readReason(comment ?? '');
    const at = context.clock();
    const until = decision === 'suspend' ? endOf(at, verdict.days, subject.person) : null;
    const answered = await queries.decideOpen(trx, subject, {
      decision,
      comment,
      at,
      by: moderator.id,
      until,
    });
    const [facts] = (await queries.listReportFacts(trx, [id])).map(toReport);
    const subjectName = facts?.subjectName ?? '';
    const act = { actorId: moderator.id, at, reason: comment, until };
    const told = await carryOut(context, trx, subject, decision, act, subjectName);
    if (told) await notify(trx, told.recipientId, told.news);
    await notifyReporters(trx, subject, answered, { decision, subjectName });
    return { id, decision, answered: answered.length };
  });
}
