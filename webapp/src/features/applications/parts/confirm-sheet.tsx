import { Button } from '#src/kit/controls/button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import styles from './confirm-sheet.module.css';

interface ConfirmSheetProps {
  question: string;
  hint: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmSheet({ question, hint, action, onConfirm, onClose }: ConfirmSheetProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Sheet hasCancel title={question} onClose={onClose}>
      <p className={styles.hint}>{hint}</p>
      <Button kind="danger" onClick={confirm}>
        {action}
      </Button>
    </Sheet>
  );
}
