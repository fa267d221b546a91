import { type Application, withdrawApplication } from '@kollab/contract';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { ConfirmSheet } from './parts/confirm-sheet.tsx';
import { letterDrafts } from './parts/letter-draft.ts';

export function useWithdraw({ projectId, vacancyId, telegramId }: Application) {
  const applications = useApplicationCache();
  const projects = useProjectCache();
  const { withdrawn, withdrawFailed } = applicationTexts.applications;
  return useAction({
    perform: () =>
      call(withdrawApplication, { query: { projectId, vacancyId, telegramId }, body: {} }),
    done: withdrawn,
    failed: withdrawFailed,
    onSuccess() {
      // What is sent from now on is another application.
      letterDrafts.dropKey(telegramId, vacancyId);
      void projects.refresh();
    },
    onSettled: () => applications.refresh(),
  });
}

export function hintOf({ pair }: Application) {
  const { withdrawApart, withdrawTogether } = applicationTexts.pair;
  if (!pair) return applicationTexts.applications.withdrawHint;
  return pair.mayPart ? withdrawApart : withdrawTogether;
}

export function Withdraw({ application }: { application: Application }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useWithdraw(application);
  const { withdraw, withdrawShort, withdrawQuestion } = applicationTexts.applications;
  return (
    <>
      <Button
        kind="plain"
        isCompact
        isLoading={isPending}
        label={withdraw}
        onClick={() => setAsking(true)}
      >
        {withdrawShort}
      </Button>
      {isAsking && (
        <ConfirmSheet
          question={withdrawQuestion}
          hint={hintOf(application)}
          action={withdraw}
          onConfirm={() => run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
