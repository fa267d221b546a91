import { useState } from 'react';
import { texts } from '#src/texts/common.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { faultOf, ReasonField } from './reason-field.tsx';

interface RejectSheetProps {
  name: string;
  ready: readonly string[];
  /** What was typed so far; it outlives the sheet. */
  reason: string;
  onType: (reason: string) => void;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks a moderator why: a ready reason or at least five characters of one's own (spec §5). */
export function RejectSheet({ name, ready, reason, onType, onReject, onClose }: RejectSheetProps) {
  const [isTried, setTried] = useState(false);
  const fault = faultOf(reason);
  const reject = () => {
    setTried(true);
    if (!fault) onReject(texts.words.readyReason(reason.trim()));
  };
  return (
    <Sheet title={moderatorTexts.queue.rejectTitle(name)} onClose={onClose}>
      <ReasonField
        label={moderatorTexts.queue.reason}
        hint={moderatorTexts.queue.reasonHint}
        value={reason}
        error={isTried ? fault : undefined}
        ready={ready}
        onType={onType}
      />
      <Button kind="danger" onClick={reject}>
        {moderatorTexts.queue.reject}
      </Button>
      <Button kind="plain" onClick={onClose}>
        {texts.common.cancel}
      </Button>
    </Sheet>
  );
}
