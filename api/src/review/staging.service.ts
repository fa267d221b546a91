import { isDeepStrictEqual } from 'node:util';
import type { SubmissionsTable, Trx } from '#src/platform/database/schema.ts';
import { updateCards } from '#src/platform/outbox/outbox.service.ts';
import * as changes from './changes.queries.ts';
import type { Act, Locked, Subject, SubjectRef, Values } from './subject.ts';
import * as submissions from './submissions.queries.ts';
import { recordEvent } from './submissions.service.ts';

/** A submission that lost something; its owner submits anew next, or withdraws that much. */
export type Reduced = Pick<SubmissionsTable, 'id' | 'version'>;

/**
 * Records what the owner wants a subject to be. What needs no moderator is published at once and
 * leaves the submission too; the rest becomes a draft, one per field. A value equal to the
 * published one closes its change. Answers the submission if something was taken out of it.
 */
export async function stage(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  { wanted, ...act }: Act & { wanted: Values },
): Promise<Reduced | undefined> {
  const open = await submissions.findOpenSubmission(trx, locked);
  const submitted = open ? await changes.listSubmittedChanges(trx, open.id) : [];
  let isReduced = false;
  for (const [field, newValue] of Object.entries(wanted)) {
    const oldValue = await publishRemoval(trx, subject, locked, {
      field,
      wanted: newValue,
      ...act,
    });
    const pending = submitted.find((change) => change.field === field);
    const kept = pending && keptOf(subject, pending, oldValue, newValue);
    if (open && pending && !isDeepStrictEqual(kept, pending.new_value)) {
      isReduced = true;
      if (isDeepStrictEqual(kept, oldValue))
        await changes.deleteSubmittedChanges(trx, open.id, [field]);
      else await changes.updateSubmittedChange(trx, open.id, { field, oldValue, newValue: kept });
    }
    if (isDeepStrictEqual(oldValue, newValue) || (pending && isDeepStrictEqual(kept, newValue))) {
      await changes.deleteStagedChange(trx, locked, field);
    } else {
      await changes.upsertStagedChange(trx, locked, { field, oldValue, newValue });
    }
  }
  return isReduced ? open : undefined;
}

function keptOf(
  subject: Subject,
  pending: { field: string; new_value: unknown },
  published: unknown,
  wanted: unknown,
) {
  if (isDeepStrictEqual(published, wanted)) return published;
  return subject.itemFields.has(pending.field)
    ? withoutRemoved(pending.new_value, wanted)
    : pending.new_value;
}

async function publishRemoval(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  { field, wanted, ...act }: Act & { field: string; wanted: unknown },
) {
  const published = locked.published[field];
  const kept = publishedAtOnce(published, wanted, subject.itemFields.has(field));
  if (isDeepStrictEqual(kept, published)) return published;
  await subject.publish(trx, locked.id, { [field]: kept }, act);
  locked.published[field] = kept;
  return kept;
}

/**
 * Keeps values from others until a moderator decides: beside what is submitted already, else as
 * drafts. What their owner wrote meanwhile stays.
 */
export async function hold(trx: Trx, subject: SubjectRef, values: Values) {
  const open = await submissions.findOpenSubmission(trx, subject);
  const undecided = await changes.listUndecidedChanges(trx, subject);
  const written = new Set(undecided.map(({ field }) => field));
  const held = Object.entries(values).filter(([field, value]) => value && !written.has(field));
  for (const [field, newValue] of held) {
    const change = { submissionId: open?.id ?? null, field, oldValue: '', newValue };
    await changes.insertChange(trx, subject, change);
  }
  if (open && held.length > 0) await raise(trx, open);
}

/** What waits is another thing from now on: nobody decides on it by what they read before. */
async function raise(trx: Trx, { id, version }: Reduced) {
  await submissions.updateSubmission(trx, id, { version: version + 1 });
  await updateCards(trx, id);
}

/** What is published with a subject, though it is no change of its own, became another. */
export async function bumpOpenSubmission(trx: Trx, subject: SubjectRef) {
  const open = await submissions.findOpenSubmission(trx, subject);
  if (open) await raise(trx, open);
}

/** One left without any change is withdrawn. */
export async function withdraw(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  reduced: Reduced,
  act: Act,
) {
  const version = reduced.version + 1;
  const left = await changes.listSubmittedChanges(trx, reduced.id);
  if (left.length > 0) await submissions.updateSubmission(trx, reduced.id, { version });
  else await end(trx, subject, locked, { id: reduced.id, version }, act);
  await updateCards(trx, reduced.id);
}

export async function withdrawAll(trx: Trx, subject: Subject, locked: Locked, act: Act) {
  const open = await submissions.findOpenSubmission(trx, locked);
  if (!open) return;
  await changes.copySubmittedToStaged(trx, open.id);
  await end(trx, subject, locked, { id: open.id, version: open.version + 1 }, act);
  await updateCards(trx, open.id);
}

async function end(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  { id, version }: Reduced,
  { actorId, at }: Act,
) {
  const ended = await submissions.updateSubmission(trx, id, {
    version,
    status: 'Withdrawn',
    claimed_by: null,
    claimed_until: null,
    decided_by: actorId,
    decided_at: at,
  });
  await recordEvent(trx, locked, ended, { kind: 'withdrawn', actorId, at });
  await subject.setStatus(trx, locked.id, { status: locked.wasApproved ? 'Approved' : null, at });
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const holds = (list: unknown[], item: unknown) =>
  list.some((other) => isDeepStrictEqual(other, item));

const sharesAPart = (item: unknown, other: unknown) =>
  typeof item === 'object' &&
  item !== null &&
  typeof other === 'object' &&
  other !== null &&
  Object.entries(item).some(([key, part]) =>
    Object.entries(other).some(([k, p]) => k === key && p === part),
  );

/**
 * What is left of a list without the items that a wanted one leaves out. An item that came back with
 * one part changed was edited, not removed: it stays until a moderator decides on the new one.
 */
function withoutRemoved(value: unknown, wanted: unknown): unknown {
  if (!isList(value) || !isList(wanted)) return value;
  const fresh = wanted.filter((item) => !holds(value, item));
  return value.filter(
    (item) => holds(wanted, item) || fresh.some((other) => sharesAPart(item, other)),
  );
}

/**
 * What of a wanted value needs no moderator: clearing a field and, in a list of single items,
 * removing some. Answers the value to publish at once: the published one if nothing is taken away.
 */
const publishedAtOnce = (published: unknown, wanted: unknown, isItems: boolean): unknown => {
  if (isEmpty(wanted)) return wanted;
  return isItems ? withoutRemoved(published, wanted) : published;
};
