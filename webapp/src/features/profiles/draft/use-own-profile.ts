import { useStore } from 'zustand';
import { useMe } from '#src/api/me.ts';
import { editMode } from './edit-mode.ts';
import { fieldsForm, invalidFields } from './plain-fields.ts';
import { unsentFields } from './own-profile.ts';
import { draftCompletion, withDraft } from '#src/shared/person/draft/own-completion.ts';
import { useProfileDraft, unsaved } from '#src/shared/person/draft/profile-draft.ts';

export function useOwnProfile() {
  const me = useMe();
  const { telegramId } = me;
  const { changes, typed } = useProfileDraft(telegramId);
  const { isEditing } = useStore(editMode(telegramId));
  const draft = unsaved(changes, me);
  const profile = withDraft(me, draft);
  const typedFields = typed[fieldsForm] ?? {};
  return {
    me,
    draft,
    profile,
    completion: draftCompletion(me, { changes: draft, typed }),
    unsent: unsentFields(me.pendingChanges, { ...draft, ...typedFields }),
    invalid: invalidFields(profile, typedFields),
    isEditing,
    setEditing: (isEditing: boolean) => editMode(telegramId).setState({ isEditing }),
  };
}
