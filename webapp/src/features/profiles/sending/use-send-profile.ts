import { ApiError, sendToModeration, type User } from '@kollab/contract';
import type { Consent } from '#src/api/account.ts';
import { call } from '#src/api/api.ts';
import { useMeCache } from '#src/api/me.ts';
import { isRefused, isStale } from '#src/api/failure.ts';
import { refusalOf, withReason } from '#src/kit/notices/reason.ts';
import { askToWriteOnce } from '#src/api/write-access.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { uploadTexts } from '#src/texts/app/uploads.ts';
import { askFirst, showAlert, showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { usePhoto } from '#src/features/profiles/photo/use-photo.ts';
import { consentBoxId } from './consent-box.tsx';
import { editMode } from '#src/features/profiles/draft/edit-mode.ts';
import { clearSent, saveDraft, type DraftChanges } from '#src/shared/person/draft/profile-draft.ts';

interface Following {
  onConflict: () => void;
  /** A screen that says so itself follows; whatever else there is to ask comes when it is left. */
  isFollowed?: boolean;
}

const lacksConsent = (error: Error) => error instanceof ApiError && error.code === 'consentNeeded';

function remindOfConsent() {
  showToast(settingsTexts.settings.consentMissing);
  document.getElementById(consentBoxId)?.focus();
}

/**
 * Clears what was sent and leaves edit mode (spec §4). Who has not agreed to be published by the
 * policy in force ticks that first.
 */
export function useSendProfile(
  user: User,
  consent: Consent,
  { onConflict, isFollowed = false }: Following,
) {
  const { telegramId, version } = user;
  const photo = usePhoto(user);
  const cache = useMeCache();
  const { run, isPending } = useAction({
    isRepeatable: true,
    async perform(changes: DraftChanges, signal) {
      const { policyVersion } = consent;
      const body = { telegramId, changes, policyVersion, submittedAt: new Date().toISOString() };
      return call(sendToModeration, { body }, { version, signal });
    },
    onSuccess(me, sent) {
      consent.keep();
      clearSent(telegramId, sent);
      saveDraft(telegramId, {}, me);
      cache.set(me);
      editMode(telegramId).setState({ isEditing: false });
      telegram().haptic('success');
      if (isFollowed) showToast(profileTexts.profile.sent);
      else void showAlert(profileTexts.profile.sent).then(() => askToWriteOnce(telegramId));
    },
    onError(error, sent) {
      if (isStale(error)) {
        showToast(refusalOf(error) ?? profileTexts.profile.sendFailed);
        onConflict();
      } else if (lacksConsent(error)) remindOfConsent();
      else void tellFailure(error, sent);
      cache.refresh();
      consent.refresh();
    },
  });
  async function tellFailure(error: Error, sent: DraftChanges) {
    const { sendFailed, sendFailedHint } = profileTexts.profile;
    const message = withReason(sendFailed, error);
    if (isRefused(error)) await showAlert(message);
    else if (await showAlert(`${message}\n${sendFailedHint}`, texts.common.retry)) run(sent);
  }
  /** A photo that is not there yet is asked about; it goes on waiting, and begins a draft. */
  async function send(changes: DraftChanges) {
    if (consent.isNeeded && !consent.isTicked) {
      remindOfConsent();
      return;
    }
    const { photoQuestion, sendWithoutPhoto } = uploadTexts;
    if (!photo.retry || (await askFirst(photoQuestion, sendWithoutPhoto))) run(changes);
  }
  return { send: (changes: DraftChanges) => void send(changes), isSending: isPending };
}
