import { limits } from '@kollab/contract';
import { useState } from 'react';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';

interface RejectSheetProps {
  name: string;
  /** What was typed so far; it outlives the sheet. */
  reason: string;
  onType: (reason: string) => void;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks a moderator why: at least five characters (spec §5). */
export function RejectSheet({ name, reason, onType, onReject, onClose }: RejectSheetProps) {
  const [isTried, setTried] = useState(false);
  const length = reason.trim().length;
  const isShort = length < limits.rejectionReasonMin;
  const reject = () => {
    setTried(true);
    if (!isShort && length <= limits.rejectionReasonMax) onReject(reason.trim());
  };
  return (
    <Sheet title={texts.queue.rejectTitle(name)} onClose={onClose}>
      <TextArea
        label={texts.queue.reason}
        hint={texts.queue.reasonHint}
        rows={3}
        value={reason}
        error={isTried && isShort ? texts.queue.reasonTooShort : undefined}
        maxLength={limits.rejectionReasonMax}
        onChange={onType}
      />
      <Button kind="danger" onClick={reject}>
        {texts.queue.reject}
      </Button>
      <Button kind="plain" onClick={onClose}>
        {texts.common.cancel}
      </Button>
    </Sheet>
  );
}
