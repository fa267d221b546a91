import type { LucideIcon } from '#src/kit/lib/icon.ts';
import styles from './icon-button.module.css';

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}

export function IconButton({ icon: Icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon size={20} aria-hidden />
    </button>
  );
}
