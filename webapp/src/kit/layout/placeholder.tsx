import type { ReactNode } from 'react';
import type { LucideIcon } from '#src/kit/lib/icon.ts';
import styles from './placeholder.module.css';

interface PlaceholderProps {
  /** None where nothing is wrong, and it only has not come yet. */
  icon?: LucideIcon | undefined;
  title: string;
  hint?: string;
  isAlert?: boolean;
  children?: ReactNode;
}

/** Says what is not here, and what to do about it. */
export function Placeholder({ icon: Icon, title, hint, isAlert, children }: PlaceholderProps) {
  return (
    <div className={styles.placeholder} role={isAlert ? 'alert' : undefined}>
      {Icon && (
        <div className={styles.icon}>
          <Icon size={40} aria-hidden />
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
