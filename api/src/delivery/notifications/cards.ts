import {
  type CardDecision,
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
} from '#src/review/submissions.view.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { listNewTags } from '#src/moderation/queue/new-tags.service.ts';
import * as queries from './cards.queries.ts';

export async function listSubmissionFacts(db: Db, ids: string[]) {
  const facts = await queries.listSubmissionFacts(db, ids);
  const newTags = await listNewTags(
    db,
    facts.map(({ changes }) => changes),
  );
  return facts.map((one, index) => Object.assign(one, { newTags: newTags[index] ?? [] }));
}

export type SubmissionFacts = Awaited<ReturnType<typeof listSubmissionFacts>>[number];

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
  guests: facts.guests.map(({ name }) => name),
  changes: toProjectChanges(facts.changes),
});

const toSubmission = (facts: SubmissionFacts, now: Date, readerId: string | null) => ({
  version: facts.version,
  submittedAt: facts.submitted_at.toISOString(),
  claimedBy: toClaim(facts.claimer, facts.claimed_until, now),
  decision: toDecision(facts),
  appeal: toAppeal(facts, readerId),
  ...(facts.newTags.length > 0 && { newTags: facts.newTags }),
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
