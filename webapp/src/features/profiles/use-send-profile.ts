import { limits, sendToModeration, type User } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Consent } from '#src/api/account.ts';
import { call } from '#src/api/api.ts';
import { useMeCache } from '#src/api/me.ts';
import { isCancelled, isRefused, isStale, refusalOf } from '#src/api/failure.ts';
import { askToWriteOnce } from '#src/api/write-access.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { showAlert, showSnackbar } from '#src/kit/notices/notices.ts';
import { useSlow } from '#src/kit/lib/use-slow.ts';
import { editMode } from './draft/edit-mode.ts';
import { clearSent, saveDraft, type DraftChanges } from './draft/profile-draft.ts';

interface Attempt {
  controller: AbortController;
  startedAt: number;
}

/** Whether only contacts were sent, which no moderator has to see. */
const isPrivate = (sent: DraftChanges, me: User) =>
  Object.keys(sent).length > 0 &&
  Object.keys(sent).every((field) => field === 'phone' || field === 'email') &&
  !me.pendingChanges.some(({ state }) => state === 'submitted');

/**
 * Sends the draft to the moderators, clears what was sent and leaves edit mode (spec §4). After 15
 * seconds without an answer it may be sent again, in place of the first time. The first time it also
 * says that the person agrees to be published.
 */
export function useSendProfile(
  { telegramId, version }: User,
  consent: Consent,
  onConflict: () => void,
) {
  const cache = useMeCache();
  const attempt = useRef<Attempt>(undefined);
  const { mutate, isPending, submittedAt } = useMutation({
    async mutationFn(changes: DraftChanges) {
      const own = attempt.current;
      const body = { telegramId, changes, submittedAt: new Date().toISOString() };
      try {
        if (consent.isNeeded) await consent.give();
        const { signal } = own?.controller ?? {};
        return await call(sendToModeration, { body }, { version, ...(signal && { signal }) });
      } finally {
        if (attempt.current === own) attempt.current = undefined;
      }
    },
    onSuccess(me, sent) {
      clearSent(telegramId, sent);
      saveDraft(telegramId, {}, me);
      cache.set(me);
      editMode(telegramId).setState({ isEditing: false });
      telegram().haptic('success');
      const isOurs = isPrivate(sent, me);
      void showAlert(isOurs ? editorTexts.fields.saved : profileTexts.profile.sent).then(() =>
        isOurs ? undefined : askToWriteOnce(telegramId),
      );
    },
    onError(error, sent) {
      if (isCancelled(error)) return;
      telegram().haptic('error');
      if (isStale(error)) {
        showSnackbar(refusalOf(error) ?? profileTexts.profile.sendFailed);
        onConflict();
      } else void tellFailure(error, sent);
      cache.refresh();
    },
  });
  const send = (changes: DraftChanges) => {
    const startedAt = performance.now();
    const last = attempt.current;
    if (last && startedAt - last.startedAt < limits.retryOfferedAfter) return;
    last?.controller.abort();
    attempt.current = { controller: new AbortController(), startedAt };
    mutate(changes);
  };
  async function tellFailure(error: Error, sent: DraftChanges) {
    const { sendFailed, sendFailedHint } = profileTexts.profile;
    const message = [sendFailed, refusalOf(error)].filter(Boolean).join('\n');
    if (isRefused(error)) await showAlert(message);
    else if (await showAlert(`${message}\n${sendFailedHint}`, texts.common.retry)) send(sent);
  }
  const isSlow = useSlow(isPending, submittedAt);
  useEffect(() => {
    if (isSlow) showSnackbar(texts.errors.slow);
  }, [isSlow]);
  return { send, isSending: isPending && !isSlow };
}
