import { privateFields, sendToModeration, type User } from '@kollab/contract';
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
import { clearSent, saveDraft, type DraftChanges } from './profile-draft.ts';

/** Whether only contacts were sent, which no moderator has to see. */
const isPrivate = (sent: DraftChanges, me: User) =>
  Object.keys(sent).length > 0 &&
  Object.keys(sent).every((field) => field in privateFields) &&
  !me.pendingChanges.some(({ state }) => state === 'submitted');

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
      saveDraft(telegramId, {}, me);
      cache.set(me);
      editMode(telegramId).setState({ isEditing: false });
      telegram().haptic('success');
      void showAlert(isPrivate(sent, me) ? texts.fields.saved : texts.profile.sent);
    },
    onError(error) {
      if (isCancelled(error)) return;
      telegram().haptic('error');
      const reason = refusalOf(error);
      void showAlert([texts.profile.sendFailed, reason].filter(Boolean).join('\n'));
      cache.refresh();
    },
  });
  const isSlow = useSlow(isPending);
  useEffect(() => {
    if (isSlow) showSnackbar(texts.errors.slow);
  }, [isSlow]);
  return { send: mutate, isSending: isPending && !isSlow };
}
