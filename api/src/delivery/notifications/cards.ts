import {
  type ApplicationCard,
  type CardDecision,
  type InvitationCard,
  type ModerationCard,
  type ProjectModerationCard,
  displayName,
} from '@kollab/contract';
import {
  toAppeal,
  toClaim,
  toFieldChanges,
  toProjectChanges,
  toRejectedFields,
  withSubmittedName,
} from '#src/submissions/submissions.view.ts';
import { contactUrl } from '#src/people/users/users.service.ts';
import type { ApplicationFacts, InvitationFacts, SubmissionFacts } from './cards.queries.ts';

/** A submitted profile as a moderator's chat shows it at this moment; null reads for a group. */
export const toModerationCard = (
  facts: SubmissionFacts,
  now: Date,
  readerId: string | null,
): ModerationCard => ({
  ...toSubmission(facts, now, readerId),
  telegramId: facts.telegram_id,
  name: displayName(withSubmittedName(facts, facts.changes)),
  university: facts.university,
  course: facts.course === null ? null : String(facts.course),
  changes: toFieldChanges(facts.changes),
});

/** A submitted project as a moderator's chat shows it at this moment. */
export const toProjectModerationCard = (
  facts: SubmissionFacts,
  now: Date,
  readerId: string | null,
): ProjectModerationCard => ({
  ...toSubmission(facts, now, readerId),
  projectId: facts.subject_id,
  projectName: submittedName(facts) ?? facts.project_name ?? '',
  isEdit: facts.project_approved_at !== null,
  ownerTelegramId: facts.telegram_id,
  ownerName: displayName(facts),
  changes: toProjectChanges(facts.changes),
});

const toSubmission = (facts: SubmissionFacts, now: Date, readerId: string | null) => ({
  version: facts.version,
  submittedAt: facts.submitted_at.toISOString(),
  claimedBy: toClaim(facts.claimer, facts.claimed_until, now),
  decision: toDecision(facts),
  appeal: toAppeal(facts, readerId),
});

function toDecision(facts: SubmissionFacts): CardDecision | null {
  const { status, decider, decided_at: at, reason, project_deleted_at: deletedAt } = facts;
  if (status !== 'Pending' && status !== 'In_review' && decider && at) {
    const rejectedFields = toRejectedFields(facts.changes);
    return { status, name: displayName(decider), at: at.toISOString(), reason, rejectedFields };
  }
  if (!deletedAt) return null;
  return {
    status: 'Withdrawn',
    name: displayName(facts),
    at: deletedAt.toISOString(),
    reason: null,
    rejectedFields: [],
  };
}

function submittedName({ changes }: SubmissionFacts) {
  const name = changes.find((change) => change.field === 'name')?.new_value;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** An application as its project's owner sees it at this moment; who applied is theirs alone. */
export function toApplicationCard(facts: ApplicationFacts, recipientId: string): ApplicationCard {
  const { status, username } = facts;
  const isOwner = facts.owner_id === recipientId;
  const name = displayName(facts);
  const url = username === null ? null : contactUrl(username);
  return {
    projectId: facts.project_id,
    projectName: facts.project_name,
    vacancyId: facts.vacancy_id,
    vacancyTitle: facts.vacancy_title,
    telegramId: facts.telegram_id,
    name,
    statusShort: facts.approved_at === null ? '' : facts.status_short,
    coverLetter: status === 'Withdrawn' ? '' : facts.cover_letter,
    ...(facts.approved_at === null && { isFromStranger: true }),
    status,
    mayDecide: isOwner && status === 'Pending' && facts.project_deleted_at === null,
    contact:
      isOwner && status === 'Accepted' && facts.deleted_at === null
        ? { telegramId: facts.telegram_id, name, url }
        : null,
  };
}

/** Who invites is not told but by name: it says whose that is, for when they leave. */
type NamingCard = InvitationCard & { telegramId: number };

/** An invitation as the invited person sees it at this moment. */
export const toInvitationCard = (facts: InvitationFacts): NamingCard => ({
  projectId: facts.project_id,
  projectName: facts.project_name,
  ownerName: displayName(facts),
  telegramId: facts.telegram_id,
  state: facts.project_deleted_at === null ? toState(facts.state) : 'cancelled',
});

const toState = (state: InvitationFacts['state']): InvitationCard['state'] =>
  state === 'left' || state === 'removed' ? 'cancelled' : state;
