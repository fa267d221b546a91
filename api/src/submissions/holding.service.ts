import type { Trx } from '#src/platform/database/schema.ts';
import { cardsChanged } from '#src/platform/outbox/outbox.service.ts';
import * as changes from './changes.queries.ts';
import type { Locked, Values } from './subject.ts';
import * as submissions from './submissions.queries.ts';

/**
 * Keeps values from others until a moderator decides: beside what is submitted already, else as
 * drafts. What their owner wrote meanwhile stays.
 */
export async function hold(trx: Trx, subject: Pick<Locked, 'type' | 'id'>, values: Values) {
  const open = await submissions.findOpenSubmission(trx, subject);
  const undecided = await changes.listUndecidedChanges(trx, subject);
  const written = new Set(undecided.map(({ field }) => field));
  const held = Object.entries(values).filter(([field, value]) => value && !written.has(field));
  for (const [field, newValue] of held) {
    const change = { submissionId: open?.id ?? null, field, oldValue: '', newValue };
    await changes.insertChange(trx, subject, change);
  }
  if (!open || held.length === 0) return;
  await submissions.updateSubmission(trx, open.id, { version: open.version + 1 });
  await cardsChanged(trx, open.id);
}
