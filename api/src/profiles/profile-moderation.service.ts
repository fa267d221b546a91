import {
  type Decision,
  limits,
  type ModerationHistory,
  type PendingProfileChange,
  type SubmittedProfile,
  type UserRef,
} from '@kollab/contract';
import type { Context } from '#src/context.ts';
import type { Trx } from '#src/database/schema.ts';
import type { Person } from '#src/http/actor.ts';
import { listSubmittedChanges } from '#src/moderation/changes.queries.ts';
import * as moderation from '#src/moderation/moderation.service.ts';
import { toClaim, toFieldChanges } from '#src/moderation/moderation.view.ts';
import { findPersonName } from '#src/moderation/moderators.queries.ts';
import type { Locked } from '#src/moderation/subject.ts';
import {
  findOpenSubmission,
  insertEvents,
  listEvents,
} from '#src/moderation/submissions.queries.ts';
import { getUser, lockUsers } from '#src/users/users.queries.ts';
import { profileSubject } from './profile-subject.ts';
import * as queries from './profile-moderation.queries.ts';
import type { SubmissionsTable } from '#src/database/schema.ts';

type Row = Awaited<ReturnType<typeof queries.listSubmitted>>[number];

export const toSubmittedProfile = (row: Row, now: Date): SubmittedProfile => ({
  id: row.id,
  userId: row.user_id,
  telegramId: row.telegram_id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  photo: row.photo,
  moderationStatus: row.status === 'Pending' ? 'Pending' : 'In_review',
  version: row.version,
  submittedAt: row.submitted_at.toISOString(),
  claimedBy: toClaim(row.claimer, row.claimed_until, now),
  changes: toFieldChanges(row.changes),
});

type ChangeRow = Awaited<ReturnType<typeof queries.listChanges>>[number];

export function toPendingProfileChange(row: ChangeRow): PendingProfileChange {
  const [change] = toFieldChanges([row]);
  return {
    changeType: row.field as PendingProfileChange['changeType'],
    oldValue: change?.oldValue,
    newValue: change?.newValue,
    telegramId: row.telegram_id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    photo: row.photo,
    version: row.version,
    moderatorComment: null,
    createdAt: row.created_at.toISOString(),
  };
}

interface Act {
  moderator: Person;
  version?: number | undefined;
}

type Work = (
  trx: Trx,
  subject: typeof profileSubject,
  locked: Locked,
  act: moderation.ModeratorAct,
) => Promise<SubmissionsTable>;

function act({ db, clock }: Context, ref: UserRef, given: Act, work: Work): Promise<Decision> {
  return db.transaction().execute(async (trx) => {
    const at = clock();
    const { id } = await getUser(trx, ref);
    const locked = await profileSubject.lock(trx, id);
    const submission = await work(trx, profileSubject, locked, { ...given, at });
    return toDecision(trx, locked, submission);
  });
}

async function toDecision(trx: Trx, locked: Locked, row: SubmissionsTable): Promise<Decision> {
  const claimer = row.claimed_by ? await getUser(trx, row.claimed_by) : undefined;
  return {
    telegramId: locked.ownerTelegramId,
    moderationStatus: row.status === 'Withdrawn' ? 'Approved' : row.status,
    version: row.version,
    claimedBy:
      claimer && row.claimed_until
        ? {
            telegramId: claimer.telegram_id,
            name: (await findPersonName(trx, claimer.id)) ?? '',
            until: row.claimed_until.toISOString(),
          }
        : null,
    decidedBy: await findPersonName(trx, row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
    rejectionReason: row.reason,
  };
}

export const approve = (context: Context, ref: UserRef, given: Act) =>
  act(context, ref, given, moderation.approve);

export const claim = (context: Context, ref: UserRef, given: Act) =>
  act(context, ref, given, moderation.claim);

export const reject = (context: Context, ref: UserRef, given: Act & { reason: string }) =>
  act(context, ref, given, (trx, subject, locked, made) =>
    moderation.reject(trx, subject, locked, { ...made, reason: given.reason }),
  );

const reviewBatch = 500;

/** Moves every Pending profile to In_review (decision 14). Again: moves none. */
export async function setAllInReview(context: Context, moderator: Person) {
  let count = 0;
  for (;;) {
    const { found, moved } = await setSomeInReview(context, moderator);
    count += moved;
    if (found < reviewBatch) return { count };
  }
}

/** A batch in a transaction of its own, so that nobody's profile stays locked for long. */
function setSomeInReview({ db, clock }: Context, moderator: Person) {
  return db.transaction().execute(async (trx) => {
    const owners = await queries.listPendingOwners(trx, reviewBatch);
    if (owners.length === 0) return { found: 0, moved: 0 };
    await lockUsers(trx, owners);
    const at = clock();
    const moved = await queries.moveToReview(trx, owners);
    const movedOwners = moved.map((row) => row.subject_id);
    if (movedOwners.length > 0) await queries.setOwnersInReview(trx, movedOwners, at);
    await insertEvents(
      trx,
      moved.map((row) => ({
        subject_type: 'profile',
        subject_id: row.subject_id,
        submission_id: row.id,
        version: row.version,
        kind: 'inReview',
        actor_id: moderator.id,
        created_at: at,
      })),
    );
    return { found: owners.length, moved: moved.length };
  });
}

/** How a profile's moderation stands and came there (decision 17). */
export async function readHistory({ db }: Context, ref: UserRef): Promise<ModerationHistory> {
  const user = await getUser(db, ref);
  const subject = { type: 'profile', id: user.id } as const;
  const events = await listEvents(db, subject, limits.historyEvents);
  const open = await findOpenSubmission(db, subject);
  return {
    moderationStatus: user.moderation_status,
    statusUpdatedAt: user.status_updated_at?.toISOString() ?? null,
    rejectionReason: user.rejection_reason,
    events: events.map(({ kind, version, reason, created_at: at }) => ({
      kind,
      version,
      reason,
      at: at.toISOString(),
    })),
    changes: open ? toFieldChanges(await listSubmittedChanges(db, open.id)) : [],
  };
}
