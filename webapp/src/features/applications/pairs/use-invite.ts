import { inviteToPair, type VacancyDetails } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { letterDrafts } from '#src/features/applications/parts/letter-draft.ts';
import type { Together } from './choose-partner.tsx';

interface Wish extends Together {
  coverLetter: string;
}

/** The letter is kept by the server then. */
export function useInvite({ id: vacancyId, projectId }: VacancyDetails, telegramId: number) {
  const applications = useApplicationCache();
  const words = applicationTexts.pair;
  return useAction({
    perform: ({ partner, mayPart, coverLetter }: Wish) =>
      call(inviteToPair, {
        body: {
          projectId,
          vacancyId,
          partnerTelegramId: partner.telegramId,
          coverLetter,
          mayPart,
        },
      }),
    failed: words.failed,
    onSuccess() {
      letterDrafts.drop(telegramId, vacancyId);
      telegram().haptic('success');
      void showAlert(words.sent);
    },
    onSettled: () => applications.refresh(),
  });
}
