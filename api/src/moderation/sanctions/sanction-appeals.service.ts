import { type AppealDecision, limits, type OwnSanction, type Paging } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { pageOf, readCursor } from '#src/platform/paging.ts';
import { updateCards, enqueueAppealCards, notify } from '#src/platform/outbox/outbox.service.ts';
import { assertMayRelease, assertStillModerator } from '#src/review/moderator-rights.service.ts';
import { findPersonName } from '#src/review/submissions.service.ts';
import { readReason } from '#src/review/rejections.ts';
import { getUser, lockUsers } from '#src/people/users/users.service.ts';
import { endSanctions, wasReportedOf } from '#src/people/releases/releases.service.ts';
import { getProjectName, lockProject } from '#src/work/access/project-access.service.ts';
import { restoreTakenDown } from '#src/work/projects/project-restoring.service.ts';
import { lift } from './sanctions.service.ts';
import { toOwnSanction, toSanctionAppeal } from './sanctions.view.ts';
import * as queries from './sanctions.queries.ts';

export { listAppealFacts } from './sanctions.queries.ts';
export { toAppealCard } from './sanctions.view.ts';

export async function listOwnSanctions({ db, clock }: Context, { id }: Person) {
  const rows = await queries.listOfPerson(db, id);
  return rows.map((row) => toOwnSanction(row, clock()));
}

/** Throws emptyAppeal, sanctionNotFound, alreadyAppealed, appealTooLate. */
export function appeal(
  context: Context,
  { id: userId }: Person,
  { sanctionId: id, text }: { sanctionId: string; text: string },
) {
  const said = text.trim();
  if (said === '') throw new AppError('emptyAppeal');
  return context.db.transaction().execute(async (trx): Promise<OwnSanction> => {
    const sanction = await queries.lockSanction(trx, id);
    const isTheirs = sanction?.user_id === userId && sanction.kind !== 'warning';
    if (!isTheirs || sanction.ended_at) throw new AppError('sanctionNotFound');
    if (sanction.appealed_at) throw new AppError('alreadyAppealed');
    const at = context.clock();
    if (at.getTime() - sanction.created_at.getTime() > limits.appealWithin) {
      throw new AppError('appealTooLate');
    }
    await actAs(trx, { actorId: userId, at, reason: said });
    await queries.updateSanction(trx, id, { appeal: said, appealed_at: at });
    await enqueueAppealCards(trx, id, userId);
    const own = (await queries.listOfPerson(trx, userId)).find((one) => one.id === id);
    if (!own) throw new AppError('sanctionNotFound');
    return toOwnSanction(own, at);
  });
}

export async function listAppeals(db: Db, { id, role }: Person, { limit, cursor }: Paging) {
  const rows = await queries.listAppeals(db, { limit, after: readCursor(cursor) });
  return pageOf(rows, { limit }, (row) => toSanctionAppeal(row, { id, role }));
}

/**
 * Who decided first, or reported the person, decides on it only where nobody else may; whose project it
 * was, never; on a moderator's, admins alone. Throws ownSubmission, ownDecision, forbidden.
 */
async function assertMayDecide(
  trx: Trx,
  { config }: Pick<Context, 'config'>,
  moderator: Person,
  sanction: queries.SanctionRow,
) {
  const { project_id: projectId } = sanction;
  const wasTheirs = projectId !== null && (await wasReportedOf(trx, projectId, moderator.id));
  if (sanction.user_id === moderator.id || wasTheirs) throw new AppError('ownSubmission');
  const person = await getUser(trx, sanction.user_id);
  assertMayRelease(moderator, person);
  if (!(await queries.isPartyTo(trx, sanction.id, moderator.id))) return { isSole: false };
  const [facts] = await queries.listAppealFacts(trx, [sanction.id]);
  const othersMay =
    person.role === 'moderator' ? config.adminTelegramIds.size > 1 : facts?.others_may_decide;
  if (othersMay) throw new AppError('ownDecision');
  return { isSole: true };
}

interface Verdict {
  decision: AppealDecision;
  comment?: string | undefined;
}

/**
 * Granted, the person or the project is as before. Throws sanctionNotFound, alreadyDecided,
 * ownSubmission, ownDecision, reasonTooShort, reasonTooLong, suspended, forbidden.
 */
export function decideAppeal(context: Context, moderator: Person, id: string, verdict: Verdict) {
  const { decision, comment = '' } = verdict;
  const isGranted = decision === 'granted';
  const reason = isGranted && comment.trim() === '' ? null : readReason(comment);
  return context.db.transaction().execute(async (trx) => {
    const found = await queries.findSanction(trx, id);
    if (!found?.appealed_at) throw new AppError('sanctionNotFound');
    const { project_id: projectId, user_id: userId, kind } = found;
    const project = projectId === null ? undefined : await lockProject(trx, projectId);
    await lockUsers(trx, [moderator.id, userId]);
    await assertStillModerator(trx, moderator);
    const sanction = await queries.lockSanction(trx, id);
    if (sanction?.appeal_decision) throw await missed(trx, sanction);
    if (!sanction || sanction.ended_at) throw new AppError('sanctionNotFound');
    const { isSole } = await assertMayDecide(trx, context, moderator, sanction);
    const act = { actorId: moderator.id, at: context.clock() };
    await actAs(trx, { ...act, reason });
    await queries.updateSanction(trx, id, {
      appeal_decision: decision,
      appeal_reason: reason,
      appeal_decided_by: moderator.id,
      appeal_decided_at: act.at,
      is_sole_moderator: isSole,
    });
    const ofProjectName = projectId === null ? null : await getProjectName(trx, projectId);
    if (isGranted) {
      await actAs(trx, act);
      if (project) {
        await restoreTakenDown(context, trx, project, act);
        await endSanctions(trx, { userId, projectId: project.id, kinds: ['removal'], at: act.at });
      } else if (kind === 'suspension' || kind === 'hiding') {
        await lift(context, trx, userId, [kind], act.at);
      }
    }
    const news = { kind: 'sanctionAppealDecided', decision, reason } as const;
    await notify(trx, userId, { ...news, ofProjectId: projectId, ofProjectName });
    await updateCards(trx, id);
    return { id, decision };
  });
}

const missed = async (trx: Trx, row: queries.SanctionRow) =>
  new AppError('alreadyDecided', {
    ...(row.appeal_decision && { status: row.appeal_decision }),
    decidedBy: await findPersonName(trx, row.appeal_decided_by),
    decidedAt: row.appeal_decided_at?.toISOString() ?? null,
  });
