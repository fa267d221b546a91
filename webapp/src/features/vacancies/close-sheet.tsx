import { texts } from '#src/texts/common.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import styles from './close-sheet.module.css';

interface CloseSheetProps {
  /** Told whether those who wait are to be rejected. */
  onAnswer: (rejectOthers: boolean) => void;
  onCancel: () => void;
}

/** Asks what becomes of the applications that wait when a vacancy closes. */
export function CloseSheet({ onAnswer, onCancel }: CloseSheetProps) {
  const words = projectTexts.vacancy;
  return (
    <Sheet title={words.closeQuestion} onClose={onCancel}>
      <p className={styles.hint}>{words.closeHint}</p>
      <div className={styles.answers}>
        <Button kind="tinted" onClick={() => onAnswer(false)}>
          {words.closeOnly}
        </Button>
        <Button kind="danger" onClick={() => onAnswer(true)}>
          {words.closeAndReject}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {texts.common.cancel}
        </Button>
      </div>
    </Sheet>
  );
}
