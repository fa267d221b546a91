import {
  displayName,
  limits,
  type Paging,
  type WorkText,
  type WorkTextCard,
} from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { enqueueWorkTextCards, notify, updateCards } from '#src/platform/outbox/outbox.service.ts';
import { pageOf, readCursor } from '#src/platform/paging.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { assertStillModerator, leavesOwnToOthers } from '#src/review/moderator-rights.service.ts';
import { readReason } from '#src/review/rejections.ts';
import { findPersonName, hasOtherModerators } from '#src/review/submissions.service.ts';
import { isReachable } from '#src/people/visibility/visibility.service.ts';
import { assertInSight, getUser } from '#src/people/users/users.service.ts';
import {
  lockOwnProject,
  lockProject,
  projectFacts,
} from '#src/work/access/project-access.service.ts';
import { findConfirmation } from './confirmations.queries.ts';
import * as queries from './work-texts.queries.ts';

export { listWorkTextFacts } from './work-texts.queries.ts';

async function getConfirmed(trx: Trx, id: string, ownerId: string) {
  const confirmation = await findConfirmation(trx, id);
  if (confirmation?.state !== 'confirmed' || confirmation.user_id === ownerId) {
    throw new AppError('confirmationNotFound');
  }
  if (!(await isReachable(trx, await getUser(trx, confirmation.user_id), ownerId))) {
    throw new AppError('confirmationNotFound');
  }
  return confirmation;
}

/**
 * Is shown once a moderator approves it; the same again changes nothing. Throws
 * confirmationNotFound, projectNotFound, forbidden, badInput, dailyLimit.
 */
export function send(
  context: Context,
  owner: Person,
  { confirmationId: id, text }: { confirmationId: string; text: string },
) {
  if (text.split('\n').length > limits.workTextLines) {
    throw new AppError('badInput', { field: 'text' });
  }
  return context.db.transaction().execute(async (trx) => {
    const found = await findConfirmation(trx, id);
    if (!found) throw new AppError('confirmationNotFound');
    await lockOwnProject(trx, found.project_id, owner);
    await getConfirmed(trx, id, owner.id);
    const known = await queries.findText(trx, id);
    const isKnown = known?.text === text && known.author_id === owner.id;
    if (isKnown && known.state !== 'Withdrawn') {
      return { confirmationId: id, textState: known.state };
    }
    await assertInSight(trx, owner.id);
    await spend(context, trx, owner.id, { kind: 'edit' });
    await queries.upsertText(trx, { id, text, authorId: owner.id, at: context.clock() });
    await enqueueWorkTextCards(trx, id, owner.id);
    return { confirmationId: id, textState: 'Pending' as const };
  });
}

/**
 * By the owner, whose work it is or a moderator; again changes nothing. Throws
 * confirmationNotFound, forbidden.
 */
export function remove({ db, clock }: Context, by: Person, id: string) {
  return db.transaction().execute(async (trx) => {
    const confirmation = await findConfirmation(trx, id);
    if (!confirmation) throw new AppError('confirmationNotFound');
    const { owner_id: ownerId } = await lockProject(trx, confirmation.project_id);
    const isParty = [ownerId, confirmation.user_id].includes(by.id);
    if (!isParty && by.role === 'user') throw new AppError('forbidden');
    await withdrawTexts(trx, { ids: [id] }, clock());
    return { confirmationId: id };
  });
}

export async function listTexts({ db }: Context, moderator: Person, { limit, cursor }: Paging) {
  const rows = await queries.listWaiting(db, { limit, after: readCursor(cursor) });
  const leavesOwn = await leavesOwnToOthers(db, moderator);
  return pageOf(rows, { limit }, (row) => toWorkText(row, leavesOwn ? moderator.id : null));
}

interface Verdict {
  version: number;
  approve: boolean;
  comment?: string | undefined;
}

/**
 * Publishes what an owner says of somebody's work, or not, with a reason; neither the owner nor whose work it is
 * decides, unless nobody else may. Throws confirmationNotFound, alreadyDecided, staleVersion, ownSubmission,
 * reasonTooShort, reasonTooLong, suspended, forbidden.
 */
export function decide({ db, clock }: Context, moderator: Person, id: string, verdict: Verdict) {
  const { version, approve, comment = '' } = verdict;
  const reason = approve ? null : readReason(comment);
  const state = approve ? 'Approved' : 'Rejected';
  return db.transaction().execute(async (trx) => {
    const confirmation = await findConfirmation(trx, id);
    if (!confirmation) throw new AppError('confirmationNotFound');
    const { owner_id: ownerId } = await lockProject(trx, confirmation.project_id);
    await assertStillModerator(trx, moderator);
    const text = await getUndecided(trx, id, version);
    const isParty = [text.author_id, confirmation.user_id].includes(moderator.id);
    if (isParty && (await hasOtherModerators(trx, moderator.id))) {
      throw new AppError('ownSubmission');
    }
    const decision = { state, moderatorId: moderator.id, reason, at: clock() } as const;
    await queries.decideText(trx, id, decision);
    await updateCards(trx, id);
    if (reason !== null && text.author_id === ownerId) {
      const facts = await projectFacts(trx, confirmation.project_id);
      await notify(trx, ownerId, { kind: 'workTextRejected', ...facts, reason });
    }
    return { confirmationId: id, state } as const;
  });
}

async function getUndecided(trx: Trx, id: string, version: number): Promise<queries.TextRow> {
  const text = await queries.findText(trx, id);
  if (!text || text.state === 'Withdrawn') throw new AppError('confirmationNotFound');
  if (text.version !== version) {
    throw new AppError('staleVersion', { status: text.state, version: text.version });
  }
  if (text.state === 'Pending') return text;
  throw new AppError('alreadyDecided', {
    status: text.state,
    decidedBy: await findPersonName(trx, text.decided_by),
    decidedAt: text.decided_at?.toISOString() ?? null,
  });
}

/** Null reads for who may decide on all. */
const toWorkText = (row: queries.WorkTextFacts, readerId: string | null): WorkText => ({
  confirmationId: row.id,
  version: row.version,
  projectId: row.project_id,
  projectName: row.project_name,
  ownerName: displayName({ firstName: row.author_first_name, lastName: row.author_last_name }),
  telegramId: row.telegram_id,
  name: displayName(row),
  role: row.role,
  text: row.text,
  submittedAt: row.submitted_at.toISOString(),
  isForOthers: readerId !== null && [row.author_id, row.user_id].includes(readerId),
});

export const toWorkTextCard = (
  row: queries.WorkTextFacts,
  readerId: string | null,
): WorkTextCard => ({
  ...toWorkText(row, readerId),
  outcome: row.state === 'Pending' ? null : toOutcome(row, row.state),
});

const toOutcome = (
  row: queries.WorkTextFacts,
  state: 'Approved' | 'Rejected' | 'Withdrawn',
): WorkTextCard['outcome'] => ({
  state,
  name:
    row.decider_first_name === null
      ? null
      : displayName({
          firstName: row.decider_first_name,
          lastName: row.decider_last_name ?? '',
        }),
  at: (row.decided_at ?? row.submitted_at).toISOString(),
  reason: row.reason,
});

export const withdrawTexts = async (
  trx: Trx,
  which: Parameters<typeof queries.withdrawTexts>[1],
  at: Date,
) => {
  await updateCards(trx, ...(await queries.withdrawTexts(trx, which, at)));
};
