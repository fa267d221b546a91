import { useState } from 'react';
import styles from './select-cell.module.css';

interface DateCellProps {
  label: string;
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A row of a section with a day from today on, chosen in the client’s own calendar. */
export function DateCell({ label, value, onChange }: DateCellProps) {
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  return (
    <label className={styles.cell}>
      <span className={styles.label}>{label}</span>
      <input
        type="date"
        className={styles.date}
        min={today}
        max="2099-12-31"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </label>
  );
}
