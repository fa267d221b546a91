import { type DismissalReason, dismissalReasons } from '@kollab/contract';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { matchingTexts } from '#src/texts/matching.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
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
        <Sheet hasCancel title={why} onClose={() => setAsking(false)}>
          <Section>
            {dismissalReasons.map((reason) => (
              <Cell key={reason} onClick={() => choose(reason)}>
                {reasons[reason]}
              </Cell>
            ))}
          </Section>
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
