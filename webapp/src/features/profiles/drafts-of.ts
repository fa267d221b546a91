import type { User } from '@kollab/contract';
import { type DraftChanges, valuesOf } from '#src/shared/person/draft/profile-draft.ts';
import { unsentFields } from './draft/own-profile.ts';

export interface FieldDraft {
  field: keyof DraftChanges;
  mine: unknown;
  /** Submitted, else what everybody sees. */
  before: unknown;
  isSubmitted: boolean;
  /** Beside or over the one that the server may keep. */
  isHere: boolean;
  staged: { value: unknown } | undefined;
}

export function draftsOf(me: User, draft: DraftChanges): FieldDraft[] {
  const kept = valuesOf(me);
  const unsent = unsentFields(me.pendingChanges, draft);
  const inOrder = Object.keys(kept) as (keyof DraftChanges)[];
  return inOrder
    .filter((field) => unsent.has(field))
    .map((field) => {
      const pending = me.pendingChanges.find(({ changeType }) => changeType === field);
      const isHere = Object.hasOwn(draft, field);
      const mine = isHere ? draft[field] : kept[field];
      if (pending?.state !== 'draft') {
        const isSubmitted = pending !== undefined;
        return { field, mine, before: kept[field], isSubmitted, isHere, staged: undefined };
      }
      const { oldValue, newValue, submittedValue } = pending;
      const isSubmitted = submittedValue !== undefined;
      const before = isSubmitted ? submittedValue : oldValue;
      return { field, mine, before, isSubmitted, isHere, staged: { value: newValue } };
    });
}
