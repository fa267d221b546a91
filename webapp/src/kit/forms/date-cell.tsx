import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useState } from 'react';
import styles from './select-cell.module.css';

interface DateCellProps {
  label: string;
  /** `YYYY-MM-DD`. */
  value: string | null;
  /** Stands for none: clients show their own pattern, or nothing. */
  unsaid: string;
  onChange: (value: string | null) => void;
}

/** From today on, in the client’s own calendar. */
export function DateCell({ label, value, unsaid, onChange }: DateCellProps) {
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  return (
    <label className={styles.cell}>
      <span className={styles.label}>{label}</span>
      <input
        type="date"
        aria-label={label}
        className={styles.date}
        data-empty={value === null || undefined}
        min={today}
        max="2099-12-31"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
      {value === null && (
        <span className={styles.unsaid} aria-hidden>
          {unsaid}
        </span>
      )}
      <ChevronsUpDown size={16} className={styles.icon} aria-hidden />
    </label>
  );
}
