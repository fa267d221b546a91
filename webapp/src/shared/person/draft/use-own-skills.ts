import type { User } from '@kollab/contract';
import { tagNames } from '#src/shared/tags/tag-list.ts';
import { useProfileDraft, unsaved } from './profile-draft.ts';

/** As they will be; `isDraft` while some were not sent yet. */
export function useOwnSkills(me: User) {
  const draft = unsaved(useProfileDraft(me.telegramId).changes, me).tags;
  return { own: draft ?? tagNames(me.tags), isDraft: draft !== undefined };
}
