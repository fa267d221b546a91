import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { SubjectRef } from './subject.ts';
import { undecidedOf } from './submission-parts.sql.ts';

const ofSubject = (db: Db, subject: SubjectRef) =>
  db
    .selectFrom('changes')
    .where('changes.subject_type', '=', subject.type)
    .where('changes.subject_id', '=', subject.id);

export const listUndecidedChanges = (db: Db, { type, id }: SubjectRef) =>
  db
    .selectFrom(undecidedOf(type, sql`${id}::uuid`).as('undecided'))
    .select(['field', 'old_value', 'new_value', 'created_at', 'is_submitted'])
    .orderBy('field')
    .execute();

export function listStagedChanges(trx: Trx, subject: SubjectRef) {
  return ofSubject(trx, subject).where('submission_id', 'is', null).selectAll().execute();
}

export function listSubmittedChanges(db: Db, submissionId: string) {
  return db
    .selectFrom('changes')
    .where('submission_id', '=', submissionId)
    .select(['field', 'old_value', 'new_value'])
    .orderBy('id')
    .execute();
}

export async function upsertStagedChange(
  trx: Trx,
  subject: SubjectRef,
  change: { field: string; oldValue: unknown; newValue: unknown },
) {
  await trx
    .insertInto('changes')
    .values({
      id: uuid(),
      subject_type: subject.type,
      subject_id: subject.id,
      submission_id: null,
      field: change.field,
      old_value: JSON.stringify(change.oldValue),
      new_value: JSON.stringify(change.newValue),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subject_type', 'subject_id', 'field'])
        .where('submission_id', 'is', null)
        .doUpdateSet({
          old_value: (eb) => eb.ref('excluded.old_value'),
          new_value: (eb) => eb.ref('excluded.new_value'),
        }),
    )
    .execute();
}

export async function insertChange(
  trx: Trx,
  subject: SubjectRef,
  change: { submissionId: string | null; field: string; oldValue: unknown; newValue: unknown },
) {
  await trx
    .insertInto('changes')
    .values({
      id: uuid(),
      subject_type: subject.type,
      subject_id: subject.id,
      submission_id: change.submissionId,
      field: change.field,
      old_value: JSON.stringify(change.oldValue),
      new_value: JSON.stringify(change.newValue),
    })
    .execute();
}

export async function deleteStagedChange(trx: Trx, subject: SubjectRef, field: string) {
  await trx
    .deleteFrom('changes')
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('submission_id', 'is', null)
    .where('field', '=', field)
    .execute();
}

export async function deleteSubmittedChanges(trx: Trx, submissionId: string, fields: string[]) {
  if (fields.length === 0) return;
  await trx
    .deleteFrom('changes')
    .where('submission_id', '=', submissionId)
    .where('field', 'in', fields)
    .execute();
}

export async function updateSubmittedChange(
  trx: Trx,
  submissionId: string,
  { field, oldValue, newValue }: { field: string; oldValue: unknown; newValue: unknown },
) {
  await trx
    .updateTable('changes')
    .set({ old_value: JSON.stringify(oldValue), new_value: JSON.stringify(newValue) })
    .where('submission_id', '=', submissionId)
    .where('field', '=', field)
    .execute();
}

export async function moveStagedToSubmission(trx: Trx, subject: SubjectRef, submissionId: string) {
  await trx
    .updateTable('changes')
    .set({ submission_id: submissionId })
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('submission_id', 'is', null)
    .execute();
}

export async function setRejections(
  trx: Trx,
  submissionId: string,
  rejections: { field: string; reason: string }[],
) {
  for (const { field, reason } of rejections) {
    await trx
      .updateTable('changes')
      .set({ rejection: reason })
      .where('submission_id', '=', submissionId)
      .where('field', '=', field)
      .execute();
  }
}

export async function listRejections(db: Db, submissionId: string) {
  return db
    .selectFrom('changes')
    .where('submission_id', '=', submissionId)
    .where('rejection', 'is not', null)
    .select(['field', 'rejection'])
    .orderBy('id')
    .execute();
}

/** In their order; a draft written meanwhile stays. */
export async function copySubmittedToStaged(trx: Trx, submissionId: string, fields?: string[]) {
  const submitted = await trx
    .selectFrom('changes')
    .where('submission_id', '=', submissionId)
    .$if(fields !== undefined, (query) => query.where('field', 'in', fields ?? []))
    .select(['subject_type', 'subject_id', 'field', 'old_value', 'new_value'])
    .orderBy('id')
    .execute();
  if (submitted.length === 0) return;
  const drafts = submitted.map((change) => ({
    id: uuid(),
    subject_type: change.subject_type,
    subject_id: change.subject_id,
    submission_id: null,
    field: change.field,
    old_value: JSON.stringify(change.old_value),
    new_value: JSON.stringify(change.new_value),
  }));
  await trx
    .insertInto('changes')
    .values(drafts)
    .onConflict((conflict) =>
      conflict
        .columns(['subject_type', 'subject_id', 'field'])
        .where('submission_id', 'is', null)
        .doNothing(),
    )
    .execute();
}
