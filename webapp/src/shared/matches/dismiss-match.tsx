import { type DismissalReason, dismissalReasons } from '@kollab/contract';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { matchingTexts } from '#src/texts/matching.ts';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import styles from './matching.module.css';

interface DismissMatchProps {
  name: string;
  onDismiss: (reason: DismissalReason) => void;
}

export function DismissMatch({ name, onDismiss }: DismissMatchProps) {
  const [isAsking, setAsking] = useState(false);
  const { notThis, of, why, reasons } = matchingTexts.dismissal;
  const choose = (reason: DismissalReason) => {
    setAsking(false);
    onDismiss(reason);
  };
  return (
    <>
      <Button kind="plain" isCompact label={of(notThis, name)} onClick={() => setAsking(true)}>
        <X size={20} className="quiet" aria-hidden />
      </Button>
      {isAsking && (
        <Sheet title={why} onClose={() => setAsking(false)}>
          <div className={styles.reasons}>
            {dismissalReasons.map((reason) => (
              <Button key={reason} kind="tinted" onClick={() => choose(reason)}>
                {reasons[reason]}
              </Button>
            ))}
            <Button kind="plain" onClick={() => setAsking(false)}>
              {texts.common.cancel}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}

export function Dismissed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { gone, undo, of } = matchingTexts.dismissal;
  return (
    <li className={styles.gone}>
      <p className="small quiet">{gone}</p>
      <Button kind="plain" isCompact label={of(undo, name)} onClick={onUndo}>
        {undo}
      </Button>
    </li>
  );
}
