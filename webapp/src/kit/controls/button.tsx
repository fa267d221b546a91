import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from '#src/kit/lib/class-names.ts';

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  kind?: 'filled' | 'tinted' | 'danger' | 'plain';
  isCompact?: boolean;
  isEnabled?: boolean;
  isLoading?: boolean;
  /** Where its text only says how things stand. */
  label?: string;
  testId?: string;
}

export function Button(props: ButtonProps) {
  const { children, onClick, kind = 'filled', isCompact, isEnabled = true, isLoading } = props;
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[kind], isCompact && styles.compact)}
      disabled={!isEnabled || isLoading}
      aria-busy={isLoading || undefined}
      aria-label={props.label}
      data-testid={props.testId}
      onClick={onClick}
    >
      {isLoading && <LoaderCircle size={20} className={styles.spinner} aria-hidden />}
      {children}
    </button>
  );
}
