import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type {
  Db,
  ModerationEventsTable,
  SubmissionsTable,
  Trx,
} from '#src/platform/database/schema.ts';
import type { SubjectRef } from './subject.ts';
import { appealedOf } from './submission-parts.sql.ts';

const ofSubject = (db: Db, subject: SubjectRef) =>
  db
    .selectFrom('submissions')
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .selectAll();

export function findOpenSubmission(db: Db, subject: SubjectRef) {
  return ofSubject(db, subject)
    .where('status', 'in', sql<never>`('Pending', 'In_review')`)
    .executeTakeFirst();
}

export function findLatestSubmission(db: Db, subject: SubjectRef) {
  return ofSubject(db, subject).orderBy('version', 'desc').limit(1).executeTakeFirst();
}

/** The submission that had a version, though it may have a higher one by now. */
export function findSubmissionWithVersion(db: Db, subject: SubjectRef, version: number) {
  return ofSubject(db, subject)
    .where('version', '>=', version)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
}

interface NewSubmission {
  version: number;
  at: Date;
  appeal?: { text: string; of: string } | undefined;
}

export function insertSubmission(
  trx: Trx,
  subject: SubjectRef,
  { version, at, appeal }: NewSubmission,
) {
  return trx
    .insertInto('submissions')
    .values({
      id: uuid(),
      subject_type: subject.type,
      subject_id: subject.id,
      version,
      status: 'Pending',
      submitted_at: at,
      ...(appeal && { appeal: appeal.text, appeal_of: appeal.of }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Editable = Omit<SubmissionsTable, 'id' | 'subject_type' | 'subject_id'>;

export function updateSubmission(trx: Trx, id: string, values: Partial<Editable>) {
  return trx
    .updateTable('submissions')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type NewEvent = Pick<
  ModerationEventsTable,
  'subject_type' | 'subject_id' | 'submission_id' | 'version' | 'kind' | 'actor_id' | 'created_at'
> & { reason?: string; sole_moderator?: boolean; changes?: unknown[] };

export async function insertEvents(trx: Trx, events: NewEvent[]) {
  if (events.length === 0) return;
  const rows = events.map(({ changes = [], ...event }) => ({
    id: uuid(),
    reason: null,
    ...event,
    changes: JSON.stringify(changes),
  }));
  await trx.insertInto('moderation_events').values(rows).execute();
}

export const insertEvent = (trx: Trx, event: NewEvent) => insertEvents(trx, [event]);

/** Whether a person had a hand in what is submitted, though somebody else may own it by now. */
export async function hasSubmitted(db: Db, submissionId: string, userId: string) {
  const event = await db
    .selectFrom('moderation_events')
    .innerJoin('submissions', 'submissions.id', 'moderation_events.submission_id')
    .whereRef('moderation_events.subject_type', '=', 'submissions.subject_type')
    .whereRef('moderation_events.subject_id', '=', 'submissions.subject_id')
    .where('submissions.id', '=', submissionId)
    .where('moderation_events.kind', 'in', ['submitted', 'appealed'])
    .where('moderation_events.actor_id', '=', userId)
    .select('moderation_events.id')
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

export function moveToReview(trx: Trx, type: SubjectRef['type'], ids: string[]) {
  return trx
    .updateTable('submissions')
    .set({ status: 'In_review' })
    .where('subject_type', '=', type)
    .where('status', '=', 'Pending')
    .where('subject_id', 'in', ids)
    .returning(['id', 'subject_id', 'version'])
    .execute();
}

export async function findAppealed(db: Db, submissionId: string) {
  const row = await db
    .selectFrom('submissions')
    .where('submissions.id', '=', submissionId)
    .where('submissions.appeal_of', 'is not', null)
    .select((eb) => appealedOf(eb))
    .executeTakeFirst();
  return row?.appealed ?? undefined;
}
