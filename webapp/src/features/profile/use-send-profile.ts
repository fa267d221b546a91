import { sendToModeration } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#src/api/api.ts';
import { useMeCache } from '#src/api/me.ts';
import { isCancelled, refusalOf } from '#src/api/failure.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { showAlert, showSnackbar } from '#src/ui/notices.ts';
import { useSlow } from '#src/ui/use-slow.ts';
import { editMode } from './edit-mode.ts';
import { clearSent, type DraftChanges } from './profile-draft.ts';

/**
 * Sends the draft to the moderators, clears what was sent and leaves edit mode (spec §4). After 15
 * seconds without an answer it may be sent again, in place of the first time.
 */
export function useSendProfile(telegramId: number) {
  const cache = useMeCache();
  const attempt = useRef<AbortController>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn(changes: DraftChanges) {
      attempt.current?.abort();
      attempt.current = new AbortController();
      const body = { telegramId, changes, submittedAt: new Date().toISOString() };
      return call(sendToModeration, { body }, { signal: attempt.current.signal });
    },
    onSuccess(me, sent) {
      clearSent(telegramId, sent);
      cache.set(me);
      editMode(telegramId).setState({ isEditing: false });
      telegram().haptic('success');
      void showAlert(texts.profile.sent);
    },
    onError(error) {
      if (isCancelled(error)) return;
      telegram().haptic('error');
      const reason = refusalOf(error);
      void showAlert([texts.profile.sendFailed, reason].filter(Boolean).join('\n'));
    },
  });
  const isSlow = useSlow(isPending);
  useEffect(() => {
    if (isSlow) showSnackbar(texts.errors.slow);
  }, [isSlow]);
  return { send: mutate, isSending: isPending && !isSlow };
}
