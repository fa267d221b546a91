import { limits, readyReasonsFor } from '@kollab/contract';
import { applicationTexts } from '#src/texts/applications.ts';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { ReasonField } from './reason-field.tsx';

interface RefusalSheetProps {
  name: string;
  /** It outlives the sheet. */
  reason: string;
  onType: (reason: string) => void;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** A ready reason, words of one's own, or nothing. */
export default function RefusalSheet(props: RefusalSheetProps) {
  const { name, reason, onType, onReject, onClose } = props;
  const words = applicationTexts.application;
  const isLong = reason.trim().length > limits.rejectionReasonMax;
  return (
    <Sheet hasCancel title={words.rejectTitle(name)} onClose={onClose}>
      <ReasonField
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        error={undefined}
        ready={readyReasonsFor('application')}
        onType={onType}
      />
      <Button
        kind="danger"
        isEnabled={!isLong}
        onClick={() => onReject(texts.words.readyReason(reason.trim()))}
      >
        {words.reject}
      </Button>
    </Sheet>
  );
}
