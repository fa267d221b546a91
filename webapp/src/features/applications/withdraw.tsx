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

function useWithdraw({ projectId, vacancyId, telegramId }: Application) {
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

/** Takes an own application back, once that is made sure of. */
export function Withdraw({ application }: { application: Application }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useWithdraw(application);
  const { withdraw, withdrawShort, withdrawQuestion, withdrawHint } = applicationTexts.applications;
  const { pair: words } = applicationTexts;
  const { pair } = application;
  const hint = pair ? (pair.mayPart ? words.withdrawApart : words.withdrawTogether) : withdrawHint;
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
          hint={hint}
          action={withdraw}
          onConfirm={() => run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
