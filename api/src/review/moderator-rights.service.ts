import type { Selectable } from 'kysely';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db, SubmissionsTable, Trx, UsersTable } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import {
  findPersonName,
  findSeenVersion,
  findStanding,
  hasOtherModerators,
} from './reviewers.queries.ts';
import type { Locked, SubjectRef } from './subject.ts';
import * as submissions from './submissions.queries.ts';

export interface ModeratorAct {
  moderator: Person;
  /** The version the moderator saw; without it, what is submitted now is meant. */
  version?: number | undefined;
  at: Date;
}

/**
 * Refuses what was decided before without waiting for the lock, as all but the first few of many decisions
 * at once are. Throws staleVersion, alreadyDecided.
 */
export async function assertUndecided(
  db: Db,
  subject: SubjectRef,
  { moderator, version: given }: Pick<ModeratorAct, 'moderator' | 'version'>,
) {
  const open = await submissions.findOpenSubmission(db, subject);
  if (open && (given === undefined || open.version === given)) return;
  const version = given ?? (await findSeenVersion(db, moderator.id, subject));
  const refusal = await missed(db, subject, open, version);
  if (refusal.code !== 'nothingSubmitted') throw refusal;
}

/**
 * The open submission, if this moderator may decide on it as they saw it; `isSole` where they may
 * only because there is nobody else. Throws forbidden, suspended, staleVersion, alreadyDecided,
 * nothingSubmitted, ownSubmission, ownDecision.
 */
export async function getDecidable(
  trx: Trx,
  locked: Locked,
  { moderator, version }: ModeratorAct,
): Promise<{ submission: SubmissionsTable; isSole: boolean }> {
  await assertStillModerator(trx, moderator);
  const submission = await submissions.findOpenSubmission(trx, locked);
  if (!submission || (version !== undefined && submission.version !== version)) {
    throw await missed(trx, locked, submission, version);
  }
  const isOwn =
    locked.ownerId === moderator.id ||
    (await submissions.hasSubmitted(trx, submission.id, moderator.id));
  if (isOwn && (await hasOtherModerators(trx, moderator.id))) throw new AppError('ownSubmission');
  const appealed = await submissions.findAppealed(trx, submission.id);
  const isOwnDecision = appealed?.decided_by === moderator.id;
  if (isOwnDecision && appealed.others_may_decide) throw new AppError('ownDecision');
  return { submission, isSole: isOwn || isOwnDecision };
}

export const leavesOwnToOthers = (db: Db, { id }: Person) => hasOtherModerators(db, id);

/**
 * Whoever waited for the lock may have lost the role meanwhile; admins have theirs by configuration.
 * Throws suspended, forbidden.
 */
export async function assertStillModerator(trx: Trx, { id, role }: Person) {
  const standing = await findStanding(trx, id);
  if (standing?.suspended_at) throw new AppError('suspended');
  if (role !== 'admin' && standing?.role !== 'moderator') throw new AppError('forbidden');
}

/** Throws forbidden. */
export function assertMayRelease(
  moderator: Person,
  { role }: Pick<Selectable<UsersTable>, 'role'>,
) {
  if (role === 'moderator' && moderator.role !== 'admin') throw new AppError('forbidden');
}

/** Throws forbidden. */
export function assertMaySanction(
  { config }: Pick<Context, 'config'>,
  moderator: Person,
  person: Pick<Selectable<UsersTable>, 'telegram_id' | 'role'>,
) {
  if (config.adminTelegramIds.has(person.telegram_id)) throw new AppError('forbidden');
  assertMayRelease(moderator, person);
}

async function missed(
  db: Db,
  subject: SubjectRef,
  open: SubmissionsTable | undefined,
  version: number | undefined,
) {
  // What waits now counts, not what was decided of it before.
  if (open) return new AppError('staleVersion', { status: open.status, version: open.version });
  const seen =
    version === undefined
      ? undefined
      : await submissions.findSubmissionWithVersion(db, subject, version);
  const meant = seen ?? (await submissions.findLatestSubmission(db, subject));
  if (meant?.decided_at) {
    return new AppError('alreadyDecided', {
      status: meant.status,
      version: meant.version,
      decidedBy: await findPersonName(db, meant.decided_by),
      decidedAt: meant.decided_at.toISOString(),
    });
  }
  return new AppError('nothingSubmitted');
}
