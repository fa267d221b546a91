import { updateProfile, type ProfileChanges, type User } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useMeCache } from '#src/api/me.ts';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { showToast } from '#src/kit/notices/notices.ts';
import { clearSent, getProfileDraft, valuesOf } from '#src/shared/person/draft/profile-draft.ts';
import { type Contact, fieldsForm } from '#src/features/profiles/draft/plain-fields.ts';
import { useSavedAtOnce } from '#src/kit/notices/use-saved-at-once.ts';

type Contacts = Partial<Pick<ProfileChanges, Contact>>;

/** What could not be saved stays on this device. */
export function useSaveContacts(me: User) {
  const cache = useMeCache();
  const { telegramId } = me;
  const { save, wished, isWaiting } = useSavedAtOnce({
    name: 'contacts',
    save: (contacts: Contacts) => call(updateProfile, { params: { telegramId }, body: contacts }),
    onSaved(saved, contacts) {
      clearSent(telegramId, contacts);
      cache.set(saved);
      showToast(fieldTexts.fields.saved);
    },
    failed: fieldTexts.fields.contactsFailed,
  });
  const saveContact = (contact: Contact) => {
    const { changes, typed } = getProfileDraft(telegramId);
    if (typed[fieldsForm]?.[contact] !== undefined) return;
    const known = valuesOf(me)[contact];
    const left = changes[contact] ?? known;
    if (left !== (wished[contact] ?? known)) save({ [contact]: left });
  };
  return { saveContact, isWaiting };
}
