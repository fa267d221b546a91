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
  /** What is typed and not saved yet. */
  const typed = (): ProfileChanges => {
    const drafts = Object.entries(unsaved(profileDraft(telegramId).getState().changes, me));
    return Object.fromEntries(drafts.filter(([field]) => isContact(field)));
  };
  const isTyped = () => Object.keys(typed()).length > 0;
  const { mutate } = useMutation({
    scope: { id: 'contacts' },
    async mutationFn() {
      // Without a connection it waits, and something else may be typed meanwhile.
      if (!isTyped()) return undefined;
      const contacts = typed();
      const saved = await call(updateProfile, { params: { telegramId }, body: contacts });
      return { saved, contacts };
    },
    onSuccess(answer) {
      if (!answer) return;
      clearSent(telegramId, answer.contacts);
      cache.set(answer.saved);
      showSnackbar(fieldTexts.fields.saved);
    },
    onError(error) {
      telegram().haptic('error');
      void showAlert(withReason(fieldTexts.fields.contactsFailed, error));
    },
  });
  return () => {
    if (isTyped()) mutate();
  };
}
