import { useState } from 'react';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { faultOf, ReasonField } from './reason-field.tsx';

interface ReasonSheetProps {
  words: { title: string; reason: string; hint: string; action: string };
  ready: readonly string[];
  /** What was typed so far; it outlives the sheet. */
  reason: string;
  onType: (reason: string) => void;
  onDone: (reason: string) => void;
  onClose: () => void;
}

/** Asks a moderator why: a ready reason or at least five characters of one's own (spec §5). */
export function ReasonSheet({ words, ready, reason, onType, onDone, onClose }: ReasonSheetProps) {
  const [isTried, setTried] = useState(false);
  const fault = faultOf(reason);
  const finish = () => {
    setTried(true);
    if (!fault) onDone(texts.words.readyReason(reason.trim()));
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      <ReasonField
        label={words.reason}
        hint={words.hint}
        value={reason}
        error={isTried ? fault : undefined}
        ready={ready}
        onType={onType}
      />
      <Button kind="danger" onClick={finish}>
        {words.action}
      </Button>
      <Button kind="plain" onClick={onClose}>
        {texts.common.cancel}
      </Button>
    </Sheet>
  );
}
