import type { PendingChange, ReviewedField, User } from '@kollab/contract';
import { isContact } from './plain-fields.ts';
import type { DraftChanges } from '#src/entities/profiles/draft/profile-draft.ts';

/** Fields with changes that no moderator has been asked about: on this device or on the server. */
export function unsentFields(
  pendingChanges: readonly PendingChange[],
  draft: DraftChanges,
): ReadonlySet<string> {
  const staged = pendingChanges.filter(({ state }) => state === 'draft');
  const drafts = Object.keys(draft).filter((field) => !isContact(field));
  return new Set([...drafts, ...staged.map(({ changeType }) => changeType)]);
}

/** The own profile as its owner wants it: the draft over what the server has. */
export function withDraft(me: User, draft: DraftChanges): User {
  const { tags, course, ...rest } = draft;
  return {
    ...me,
    ...rest,
    tags: tags?.map((tagName) => ({ tagName })) ?? me.tags,
    course: course === undefined ? me.course : course === null ? null : String(course),
  };
}

export const statusFields: readonly ReviewedField[] = ['statusShort', 'statusLong'];
