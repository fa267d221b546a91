import { type Application, limits, paths, readyReasonsFor } from '@kollab/contract';
import { useState } from 'react';
import { applicationTexts } from '#src/texts/applications.ts';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { SecondAction } from '#src/kit/controls/second-action.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { ReasonField } from '#src/entities/moderation/reason-field.tsx';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';
import type { useDecide } from './use-decide.ts';

interface ReasonSheetProps {
  name: string;
  /** What was typed so far; it outlives the sheet. */
  reason: string;
  onType: (reason: string) => void;
  onReject: () => void;
  onClose: () => void;
}

/** Asks the owner why; the answer may stay empty. */
function ReasonSheet({ name, reason, onType, onReject, onClose }: ReasonSheetProps) {
  const isLong = reason.trim().length > limits.rejectionReasonMax;
  return (
    <Sheet hasCancel title={applicationTexts.application.rejectTitle(name)} onClose={onClose}>
      <ReasonField
        label={applicationTexts.application.reason}
        hint={applicationTexts.application.reasonHint}
        value={reason}
        error={undefined}
        ready={readyReasonsFor('application')}
        onType={onType}
      />
      <Button kind="danger" isEnabled={!isLong} onClick={onReject}>
        {applicationTexts.application.reject}
      </Button>
    </Sheet>
  );
}

/** What became of it, and what follows, stands there. */
const toTop = () => window.scrollTo({ top: 0 });

interface DecideActionsProps {
  application: Application;
  /** Kept by whoever stays on the screen when these buttons go. */
  decision: ReturnType<typeof useDecide>;
}

/** Accept and reject, as the main and the secondary button of the screen; what closed by itself can be accepted. */
export function DecideActions({ application, decision }: DecideActionsProps) {
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const { run: decide, isPending } = decision;
  const wish = isPending ? decision.wish?.status : undefined;
  const goBack = useGoBack(paths.projectApplications(application.projectId));
  const reject = () => {
    setRejecting(false);
    decide({ status: 'Rejected', reason: texts.words.readyReason(reason.trim()) }, goBack);
  };
  return (
    <>
      <SecondAction
        text={applicationTexts.application.reject}
        isShown={!isRejecting && application.status === 'Pending'}
        isEnabled={!isPending}
        isLoading={wish === 'Rejected'}
        onClick={() => setRejecting(true)}
      />
      <MainAction
        text={applicationTexts.application.accept}
        isShown={!isRejecting}
        isEnabled={!isPending}
        isLoading={wish === 'Accepted'}
        onClick={() => decide({ status: 'Accepted' }, toTop)}
      />
      {isRejecting && (
        <ReasonSheet
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
