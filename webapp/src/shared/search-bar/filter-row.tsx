import type { ReactNode } from 'react';
import styles from './filter-row.module.css';

/** What narrows a list, in one line above it. */
export const FilterRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

interface FilterChipProps {
  isUsed: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Opens a sheet that narrows. */
export const FilterChip = ({ isUsed, onClick, children }: FilterChipProps) => (
  <button type="button" className={styles.chip} data-used={isUsed || undefined} onClick={onClick}>
    {children}
  </button>
);
