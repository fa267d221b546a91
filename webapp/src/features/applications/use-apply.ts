import { ApiError, apply, type VacancyDetails } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { isRefused } from '#src/api/failure.ts';
import { withReason } from '#src/kit/notices/reason.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { askToWriteOnce } from '#src/api/write-access.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { texts } from '#src/texts/common.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { letterDrafts } from './parts/letter-draft.ts';

const words = applicationTexts.apply;

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : undefined);

function wordsFor(error: Error) {
  if (codeOf(error) === 'ownProject') return words.ownProject;
  if (codeOf(error) === 'keyReused') return words.sentEarlier;
  return withReason(words.failed, error);
}

/** Each letter under a key of its own; the draft goes once the server has it. */
export function useApply(vacancy: VacancyDetails, telegramId: number, onSent: () => void) {
  const { id: vacancyId, projectId } = vacancy;
  const applications = useApplicationCache();
  const projects = useProjectCache();
  const { run, isPending, isSuccess } = useAction({
    isRepeatable: true,
    perform(coverLetter: string, signal) {
      const key = letterDrafts.keyFor(telegramId, vacancyId, coverLetter);
      const body = { projectId, vacancyId, telegramId, coverLetter };
      return call(apply, { body }, { signal, headers: { 'idempotency-key': key } });
    },
    onSuccess() {
      letterDrafts.drop(telegramId, vacancyId);
      telegram().haptic('success');
      void showAlert(words.sent).then(() => askToWriteOnce(telegramId));
      void applications.refresh();
      void projects.refresh();
    },
    onError: (error, coverLetter) => void tellFailure(error, coverLetter),
  });
  const send = (coverLetter: string) => run(coverLetter, onSent);
  async function tellFailure(error: Error, coverLetter: string) {
    const message = wordsFor(error);
    if (isRefused(error)) {
      // However often it is sent, one application waits: another key makes no second one.
      letterDrafts.dropKey(telegramId, vacancyId);
      await showAlert(message);
      void projects.refresh();
    } else if (await showAlert(`${message}\n${words.failedHint}`, texts.common.retry)) {
      send(coverLetter);
    }
  }
  return { send, isSending: isPending, isSent: isSuccess };
}
