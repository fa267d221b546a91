import { sendToModeration } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useMeCache } from '#src/api/me.ts';
import { refusalOf } from '#src/api/failure.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { showAlert } from '#src/ui/notices.ts';
import { editMode } from './edit-mode.ts';
import { clearSent, type DraftChanges } from './profile-draft.ts';

/** Sends the draft to the moderators, clears what was sent and leaves edit mode (spec §4). */
export function useSendProfile(telegramId: number) {
  const cache = useMeCache();
  return useMutation({
    mutationFn: (changes: DraftChanges) =>
      call(sendToModeration, {
        body: { telegramId, changes, submittedAt: new Date().toISOString() },
      }),
    onSuccess(me, sent) {
      clearSent(telegramId, sent);
      cache.set(me);
      editMode(telegramId).setState({ isEditing: false });
      telegram().haptic('success');
      void showAlert(texts.profile.sent);
    },
    onError(error) {
      telegram().haptic('error');
      const reason = refusalOf(error);
      void showAlert([texts.profile.sendFailed, reason].filter(Boolean).join('\n'));
    },
  });
}
