import { type Application, paths } from '@kollab/contract';
import { useState } from 'react';
import { applicationTexts } from '#src/texts/applications.ts';
import { texts } from '#src/texts/common.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { SecondAction } from '#src/kit/controls/second-action.tsx';
import RefusalSheet from '#src/shared/moderation/refusal-sheet.tsx';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';
import { showOutcome, type useDecide } from './parts/use-decide.ts';

interface DecideActionsProps {
  application: Application;
  /** Kept by whoever stays on the screen when these buttons go. */
  decision: ReturnType<typeof useDecide>;
}

/** What closed by itself can still be accepted. */
export function DecideActions({ application, decision }: DecideActionsProps) {
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const { run: decide, isPending } = decision;
  const wish = isPending ? decision.wish?.status : undefined;
  // A no is for both; a yes to one of them is a button beside their letters.
  const isPair = Boolean(application.pair);
  const ofBoth = isPair ? ({ withPartner: true } as const) : {};
  const goBack = useGoBack(paths.projectApplications(application.projectId));
  const isPartnerAway = application.pair?.partner === null;
  const reject = (given: string) => {
    setRejecting(false);
    decide({ status: 'Rejected', reason: given, ...ofBoth }, goBack);
  };
  return (
    <>
      <MainAction
        text={isPair ? applicationTexts.pair.acceptBoth : applicationTexts.application.accept}
        isShown={!isRejecting}
        isEnabled={!isPending && !isPartnerAway}
        isLoading={wish === 'Accepted'}
        onClick={() => decide({ status: 'Accepted', ...ofBoth }, showOutcome)}
        beside={
          <SecondAction
            kind="tinted"
            text={applicationTexts.application.reject}
            isShown={!isRejecting && application.status === 'Pending'}
            isEnabled={!isPending}
            isLoading={wish === 'Rejected'}
            onClick={() => setRejecting(true)}
          />
        }
      />
      {isRejecting && (
        <RefusalSheet
          name={application.userName || texts.common.nobody}
          reason={reason}
          onType={setReason}
          onReject={reject}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
