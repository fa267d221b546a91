import { type ReactNode, useState } from 'react';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { faultOf, ReasonField } from './reason-field.tsx';

interface ReasonSheetProps {
  words: { title: string; reason: string; hint: string; action: string };
  ready: readonly string[];
  /** It outlives the sheet. */
  reason: string;
  onType: (reason: string) => void;
  onDone: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** A ready reason or at least five characters of one's own (spec §5). */
export function ReasonSheet(props: ReasonSheetProps) {
  const { words, ready, reason, onType, onDone, onClose, children } = props;
  const [isTried, setTried] = useState(false);
  const fault = faultOf(reason);
  const finish = () => {
    setTried(true);
    if (!fault) onDone(texts.words.readyReason(reason.trim()));
  };
  return (
    <Sheet hasCancel title={words.title} onClose={onClose}>
      <ReasonField
        label={words.reason}
        hint={words.hint}
        value={reason}
        error={isTried ? fault : undefined}
        ready={ready}
        onType={onType}
      />
      {children}
      <Button kind="danger" onClick={finish}>
        {words.action}
      </Button>
    </Sheet>
  );
}
