import { useStore } from 'zustand';
import { useMe } from '#src/api/me.ts';
import { editMode } from './edit-mode.ts';
import { unsentFields, withDraft } from './own-profile.ts';
import { profileDraft } from './profile-draft.ts';

/** The own profile with the drafts of this device over it, and whether it is being edited. */
export function useOwnProfile() {
  const me = useMe();
  const { telegramId } = me;
  const { changes } = useStore(profileDraft(telegramId));
  const { isEditing } = useStore(editMode(telegramId));
  return {
    me,
    draft: changes,
    profile: withDraft(me, changes),
    unsent: unsentFields(me.pendingChanges, changes),
    isEditing,
    setEditing: (isEditing: boolean) => editMode(telegramId).setState({ isEditing }),
  };
}
