import type { PendingChange, ReviewedField } from '@kollab/contract';
import { isContact } from './plain-fields.ts';
import type { DraftChanges } from '#src/shared/person/draft/profile-draft.ts';

export function unsentFields(
  pendingChanges: readonly PendingChange[],
  draft: DraftChanges,
): ReadonlySet<string> {
  const staged = pendingChanges.filter(({ state }) => state === 'draft');
  const drafts = Object.keys(draft).filter((field) => !isContact(field));
  return new Set([...drafts, ...staged.map(({ changeType }) => changeType)]);
}

export const statusFields: readonly ReviewedField[] = ['statusShort', 'statusLong'];
