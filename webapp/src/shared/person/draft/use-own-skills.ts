import type { User } from '@kollab/contract';
import { useStore } from 'zustand';
import { tagNames } from '#src/shared/tags/tag-list.ts';
import { profileDraft, unsaved } from './profile-draft.ts';

/** The own skills as they will be, and whether some of them were not sent yet. */
export function useOwnSkills(me: User) {
  const draft = unsaved(useStore(profileDraft(me.telegramId)).changes, me).tags;
  return { own: draft ?? tagNames(me.tags), isDraft: draft !== undefined };
}
