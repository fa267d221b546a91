import Check from 'lucide-react/icons/check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import UserPlus from 'lucide-react/icons/user-plus';
import styles from './pick-button.module.css';

interface PickButtonProps {
  label: string;
  isPicked?: boolean;
  isEnabled?: boolean;
  isLoading?: boolean;
  onClick: () => void;
}

export function PickButton(props: PickButtonProps) {
  const { label, isPicked = false, isEnabled = true, isLoading = false, onClick } = props;
  const chosen = isPicked ? Check : UserPlus;
  const Sign = isLoading ? LoaderCircle : chosen;
  return (
    <button
      type="button"
      className={styles.pick}
      data-picked={isPicked || undefined}
      disabled={!isEnabled || isLoading}
      aria-busy={isLoading || undefined}
      aria-label={label}
      onClick={onClick}
    >
      <span className={styles.sign}>
        <Sign size={20} aria-hidden />
      </span>
    </button>
  );
}
