import { type Application, decideApplication } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { refusalOf } from '#src/api/failure.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { showAlert, showSnackbar } from '#src/kit/notices/notices.ts';

type Wish = { status: 'Accepted' } | { status: 'Rejected'; reason: string };

const words = {
  Accepted: {
    done: applicationTexts.application.accepted,
    failed: applicationTexts.application.acceptFailed,
  },
  Rejected: {
    done: applicationTexts.application.rejected,
    failed: applicationTexts.application.rejectFailed,
  },
} as const;

/** Accepts an application, which joins the person to the team, or rejects it; a double tap once. */
export function useDecide({ projectId, vacancyId, telegramId }: Application) {
  const applications = useApplicationCache();
  const projects = useProjectCache();
  // A state would be too late for the second tap of a double tap.
  const isBusy = useRef(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wish: Wish) =>
      call(decideApplication, { params: { projectId, vacancyId, telegramId }, body: wish }),
    onSuccess(application, { status }) {
      telegram().haptic('success');
      showSnackbar(words[status].done);
      applications.set(application);
      void projects.refresh();
    },
    onError(error, { status }) {
      telegram().haptic('error');
      void showAlert([words[status].failed, refusalOf(error)].filter(Boolean).join('\n'));
    },
    onSettled() {
      void applications.refresh().finally(() => {
        isBusy.current = false;
      });
    },
  });
  const decide = (wish: Wish, onDone?: () => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(wish, { onSuccess: onDone });
  };
  return { decide, isPending, wish: isPending ? variables.status : undefined };
}
