import type { ReactNode } from 'react';
import styles from './found-card.module.css';

interface FoundListProps {
  label: string;
  /** Shown until newer ones come. */
  isStale?: boolean;
  children: ReactNode;
}

/** Cards of projects or vacancies, one under the other. */
export function FoundList({ label, isStale, children }: FoundListProps) {
  return (
    <ul className={styles.list} aria-label={label} data-stale={isStale || undefined}>
      {children}
    </ul>
  );
}
