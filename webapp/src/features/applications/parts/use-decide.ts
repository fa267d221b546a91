import { type Application, decideApplication } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { useAction } from '#src/kit/notices/use-action.ts';

type Wish = ({ status: 'Accepted' } | { status: 'Rejected'; reason: string }) & {
  /** Where two applied together, the same for both. */
  withPartner?: true;
};

const { accepted, acceptFailed, rejected, rejectFailed } = applicationTexts.application;
const words = {
  Accepted: { done: accepted, failed: acceptFailed },
  Rejected: { done: rejected, failed: rejectFailed },
} as const;

const { acceptedBoth, rejectedBoth } = applicationTexts.pair;
const ofTwo = { Accepted: { done: acceptedBoth }, Rejected: { done: rejectedBoth } } as const;

/** Said at the top, in place of what was pressed. */
export function showOutcome() {
  window.scrollTo({ top: 0 });
  focusPage();
}

export function useDecide({ projectId, vacancyId, telegramId }: Application) {
  const applications = useApplicationCache();
  const projects = useProjectCache();
  return useAction({
    perform: (wish: Wish) =>
      call(decideApplication, { params: { projectId, vacancyId, telegramId }, body: wish }),
    done: (_, { status, withPartner }) => (withPartner ? ofTwo : words)[status].done,
    failed: ({ status }) => words[status].failed,
    onSuccess(application) {
      applications.set(application);
      void projects.refresh();
    },
    onSettled: () => void applications.refresh(),
  });
}
