import type { User } from '@kollab/contract';
import { type DraftChanges, valuesOf } from '#src/shared/person/draft/profile-draft.ts';
import { unsentFields } from './draft/own-profile.ts';

/** A field with a draft, and what it goes back to without one. */
export interface FieldDraft {
  field: keyof DraftChanges;
  mine: unknown;
  /** What is submitted, else what everybody sees. */
  before: unknown;
  isSubmitted: boolean;
  /** This device has a draft of it, beside or over the one that the server may keep. */
  isHere: boolean;
  /** What the server keeps as a draft, if it does. */
  staged: { value: unknown } | undefined;
}

/** What was changed and not sent, on this device or another. */
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
