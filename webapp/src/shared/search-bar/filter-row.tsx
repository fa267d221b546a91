import type { ReactNode } from 'react';
import styles from './filter-row.module.css';

export const FilterRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

interface FilterChipProps {
  isUsed: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const FilterChip = ({ isUsed, onClick, children }: FilterChipProps) => (
  <button type="button" className={styles.chip} data-used={isUsed || undefined} onClick={onClick}>
    {children}
  </button>
);
