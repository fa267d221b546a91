import type { ReactNode } from 'react';
import styles from './placeholder.module.css';

interface PlaceholderProps {
  icon: ReactNode;
  title: string;
  hint?: string;
  isAlert?: boolean;
  children?: ReactNode;
}

/** Says what is not here, and what to do about it. */
export function Placeholder({ icon, title, hint, isAlert, children }: PlaceholderProps) {
  return (
    <div className={styles.placeholder} role={isAlert ? 'alert' : undefined}>
      <div className={styles.icon}>{icon}</div>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
