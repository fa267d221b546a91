import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import type { UserRow } from '#src/people/users/users.service.ts';
import { wasReportedOf } from '#src/people/releases/releases.service.ts';
import { assertMaySanction, assertStillModerator } from '#src/review/moderator-rights.service.ts';
import { hasOtherModerators } from '#src/review/submissions.service.ts';
import { hasReported, type SubjectRef } from './reports.queries.ts';

interface Subject extends SubjectRef {
  person: UserRow;
  ownerId: string | undefined;
}

/**
 * Nobody decides on themselves, on what is or was theirs, or on what they ever reported, unless there
 * is no other moderator for that. Only admins sanction a moderator, and nobody an admin. Throws
 * ownSubmission, suspended, forbidden.
 */
export async function assertMayDecide(
  trx: Trx,
  { config }: Context,
  moderator: Person,
  subject: Subject,
  { isSanction }: { isSanction: boolean },
) {
  await assertStillModerator(trx, moderator);
  const { person, ownerId, type, id } = subject;
  const wasTheirs = type === 'project' && (await wasReportedOf(trx, id, moderator.id));
  if (wasTheirs || moderator.id === person.id || moderator.id === ownerId) {
    throw new AppError('ownSubmission');
  }
  const isReporter = await hasReported(trx, subject, moderator.id);
  if (isReporter && (await hasOtherModerators(trx, moderator.id))) {
    throw new AppError('ownSubmission');
  }
  if (isSanction) assertMaySanction({ config }, moderator, person);
}
