import { type CompletionItem, profileCompletion, type User } from '@kollab/contract';
import { useMe } from '#src/api/me.ts';
import { type DraftChanges, useProfileDraft, type TypedForm } from './profile-draft.ts';

export function withDraft(me: User, draft: DraftChanges): User {
  const { tags, course, ...rest } = draft;
  return {
    ...me,
    ...rest,
    tags: tags?.map((tagName) => ({ tagName })) ?? me.tags,
    course: course === undefined ? me.course : course === null ? null : String(course),
  };
}

/** Names of which only the beginning was typed. */
export const begunForm = 'begun';

interface Kept {
  changes: DraftChanges;
  typed: Readonly<Record<string, TypedForm>>;
}

/** A name that was only begun does not fill it. */
export function draftCompletion(me: User, { changes, typed }: Kept) {
  const profile = withDraft(me, changes);
  const begun = Object.entries(typed[begunForm] ?? {}).filter(
    ([field, name]) => changes[field as keyof DraftChanges] === name,
  );
  return profileCompletion({
    ...profile,
    ...Object.fromEntries(begun.map(([field]) => [field, me[field as keyof User]])),
  });
}

/** Its owner sees it with the drafts of this device. */
export function useOwnCompletion() {
  const me = useMe();
  return draftCompletion(me, useProfileDraft(me.telegramId));
}

/** By the first steps of the guided way. */
const asked: readonly (readonly CompletionItem[])[] = [
  ['firstName', 'lastName', 'status'],
  ['tags'],
  ['university', 'major', 'course'],
];

/** The guided way asks whether one looks for a team, too, and then sends what was filled in. */
export const guideSteps = asked.length + 2;

/** The first that asks for something missing; undefined where none does. */
export function guideStepFor(missing: readonly CompletionItem[]): number | undefined {
  const index = asked.findIndex((items) => items.some((item) => missing.includes(item)));
  return index < 0 ? undefined : index + 1;
}
