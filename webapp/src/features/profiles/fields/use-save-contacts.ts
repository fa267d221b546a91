import { updateProfile, type ProfileChanges, type User } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { withReason } from '#src/kit/notices/reason.ts';
import { useMeCache } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { showAlert, showSnackbar } from '#src/kit/notices/notices.ts';
import { clearSent, profileDraft, unsaved } from '#src/entities/profiles/draft/profile-draft.ts';
import { isContact } from '#src/features/profiles/draft/plain-fields.ts';

/** Saves the phone and the e-mail as they were typed; what could not be saved stays on this device. */
export function useSaveContacts(me: User) {
  const cache = useMeCache();
  const { telegramId } = me;
  const { mutate } = useMutation({
    scope: { id: 'contacts' },
    mutationFn: (contacts: ProfileChanges) =>
      call(updateProfile, { params: { telegramId }, body: contacts }),
    onSuccess(saved, contacts) {
      clearSent(telegramId, contacts);
      cache.set(saved);
      showSnackbar(fieldTexts.fields.saved);
    },
    onError(error) {
      telegram().haptic('error');
      void showAlert(withReason(fieldTexts.fields.contactsFailed, error));
    },
  });
  return () => {
    const drafts = Object.entries(unsaved(profileDraft(telegramId).getState().changes, me));
    const contacts = drafts.filter(([field]) => isContact(field));
    if (contacts.length > 0) mutate(Object.fromEntries(contacts));
  };
}
