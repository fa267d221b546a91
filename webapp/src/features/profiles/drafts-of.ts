import type { User } from '@kollab/contract';
import { type DraftChanges, valuesOf } from '#src/entities/profiles/draft/profile-draft.ts';
import { unsentFields } from './draft/own-profile.ts';

/** A field with a draft, and what it goes back to without one. */
export interface FieldDraft {
  field: keyof DraftChanges;
  mine: unknown;
  /** What is submitted, else what everybody sees. */
  before: unknown;
  isSubmitted: boolean;
  /** The server keeps a draft of it too. */
  isStaged: boolean;
}

/** What was changed and not sent, on this device or another. */
export function draftsOf(me: User, draft: DraftChanges): FieldDraft[] {
  const kept = valuesOf(me);
  return [...unsentFields(me.pendingChanges, draft)].map((name) => {
    const field = name as keyof DraftChanges;
    const pending = me.pendingChanges.find(({ changeType }) => changeType === field);
    const isStaged = pending?.state === 'draft';
    return {
      field,
      mine: Object.hasOwn(draft, field) ? draft[field] : kept[field],
      before: isStaged ? pending.oldValue : kept[field],
      isSubmitted: pending?.state === 'submitted',
      isStaged,
    };
  });
}
