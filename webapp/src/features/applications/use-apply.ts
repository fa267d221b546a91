import { ApiError, apply, limits, type VacancyDetails } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { isCancelled, isRefused, refusalOf } from '#src/api/failure.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { askToWriteOnce } from '#src/api/write-access.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { texts } from '#src/texts/common.ts';
import { showAlert, showSnackbar } from '#src/kit/notices/notices.ts';
import { useSlow } from '#src/kit/lib/use-slow.ts';
import { attemptKey, clearLetter, endAttempt } from './letter-draft.ts';

interface Attempt {
  controller: AbortController;
  startedAt: number;
}

function wordsFor(error: Error) {
  if (error instanceof ApiError && error.code === 'ownProject')
    return applicationTexts.apply.ownProject;
  return [applicationTexts.apply.failed, refusalOf(error)].filter(Boolean).join('\n');
}

/**
 * Sends a cover letter; the draft goes once the server has it. After 15 seconds without an answer it
 * may be sent again, in place of the first time and under the same key.
 */
export function useApply(vacancy: VacancyDetails, telegramId: number, onSent: () => void) {
  const { id: vacancyId, projectId } = vacancy;
  const applications = useApplicationCache();
  const projects = useProjectCache();
  const attempt = useRef<Attempt>(undefined);
  const { mutate, isPending, submittedAt } = useMutation({
    async mutationFn(coverLetter: string) {
      const own = attempt.current;
      const key = attemptKey(telegramId, vacancyId, coverLetter);
      const body = { projectId, vacancyId, telegramId, coverLetter };
      const options = { signal: own?.controller.signal, headers: { 'idempotency-key': key } };
      try {
        return await call(apply, { body }, options);
      } finally {
        if (attempt.current === own) attempt.current = undefined;
      }
    },
    onSuccess() {
      clearLetter(telegramId, vacancyId);
      telegram().haptic('success');
      void showAlert(applicationTexts.apply.sent).then(() => askToWriteOnce(telegramId));
      void applications.refresh();
      void projects.refresh();
    },
    onError(error, coverLetter) {
      if (isCancelled(error)) return;
      telegram().haptic('error');
      void tellFailure(error, coverLetter);
    },
  });
  const send = (coverLetter: string) => {
    const startedAt = performance.now();
    const last = attempt.current;
    if (last && startedAt - last.startedAt < limits.retryOfferedAfter) return;
    last?.controller.abort();
    attempt.current = { controller: new AbortController(), startedAt };
    // Only while the screen is there: whoever went on is not taken away.
    mutate(coverLetter, { onSuccess: onSent });
  };
  async function tellFailure(error: Error, coverLetter: string) {
    const message = wordsFor(error);
    if (isRefused(error)) {
      endAttempt(telegramId, vacancyId);
      await showAlert(message);
      void projects.refresh();
    } else if (
      await showAlert(`${message}\n${applicationTexts.apply.failedHint}`, texts.common.retry)
    ) {
      send(coverLetter);
    }
  }
  const isSlow = useSlow(isPending, submittedAt);
  useEffect(() => {
    if (isSlow) showSnackbar(texts.errors.slow);
  }, [isSlow]);
  return { send, isSending: isPending && !isSlow };
}
