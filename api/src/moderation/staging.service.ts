import type { SubmissionsTable, Trx } from '#src/database/schema.ts';
import { cardsChanged } from '#src/notifications/notifications.service.ts';
import { isSame, publishedAtOnce } from './changes.ts';
import * as changes from './changes.queries.ts';
import type { Locked, Subject, Values } from './subject.ts';
import * as submissions from './submissions.queries.ts';

interface Act {
  actorId: string;
  at: Date;
}

/**
 * Records what the owner wants a subject to be. What needs no moderator is published at once; the
 * rest becomes a draft, one per field. A value equal to the published one closes its change.
 */
export async function stage(trx: Trx, subject: Subject, locked: Locked, wanted: Values, act: Act) {
  const open = await submissions.findOpenSubmission(trx, locked);
  const submitted = open ? await changes.listSubmittedChanges(trx, open.id) : [];
  const closed: string[] = [];
  for (const [field, newValue] of Object.entries(wanted)) {
    const oldValue = await publishRemoval(trx, subject, locked, field, newValue);
    const pending = submitted.find((change) => change.field === field);
    if (isSame(oldValue, newValue)) closed.push(field);
    if (isSame(oldValue, newValue) || (pending && isSame(pending.new_value, newValue))) {
      await changes.deleteStagedChange(trx, locked, field);
    } else {
      await changes.upsertStagedChange(trx, locked, { field, oldValue, newValue });
    }
  }
  if (open) await withdraw(trx, subject, locked, open, closed, act);
}

async function publishRemoval(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  field: string,
  wanted: unknown,
) {
  const published = locked.published[field];
  const kept = publishedAtOnce(published, wanted);
  if (isSame(kept, published)) return published;
  await subject.publish(trx, locked.id, { [field]: kept });
  locked.published[field] = kept;
  return kept;
}

type Submission = Pick<SubmissionsTable, 'id' | 'version'>;

/** Takes fields out of what is submitted; a submission left without any is withdrawn. */
async function withdraw(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  open: Submission,
  fields: string[],
  { actorId, at }: Act,
) {
  if (fields.length === 0) return;
  if ((await changes.deleteSubmittedChanges(trx, open.id, fields)) === 0) return;
  const left = await changes.listSubmittedChanges(trx, open.id);
  const version = open.version + 1;
  if (left.length > 0) {
    await submissions.updateSubmission(trx, open.id, { version });
  } else {
    const decision = { status: 'Withdrawn', decided_by: actorId, decided_at: at } as const;
    await submissions.updateSubmission(trx, open.id, { version, ...decision });
    await subject.setStatus(trx, locked.id, { status: locked.wasApproved ? 'Approved' : null, at });
    await submissions.insertEvent(trx, {
      subject_type: locked.type,
      subject_id: locked.id,
      submission_id: open.id,
      version,
      kind: 'withdrawn',
      actor_id: actorId,
      created_at: at,
    });
  }
  await cardsChanged(trx, open.id);
}
