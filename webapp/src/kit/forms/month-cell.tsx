import { useId } from 'react';
import { editorTexts } from '#src/texts/editors.ts';
import { dateLocale } from '#src/texts/locale.ts';
import { SelectChip } from '#src/kit/controls/select-chip.tsx';
import styles from './month-cell.module.css';

interface MonthCellProps {
  id?: string;
  label: string;
  /** `YYYY-MM`; while only one part is chosen, the other is missing. */
  value: string;
  /** The first year; the last is this one. */
  since: number;
  error?: string;
  onChange: (value: string) => void;
}

const monthName = new Intl.DateTimeFormat(dateLocale, { month: 'long' });
const months = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1).padStart(2, '0'),
  text: monthName.format(new Date(2020, month, 1)),
}));

const yearsSince = (first: number) => {
  const last = new Date().getFullYear();
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = String(last - index);
    return { value, text: value };
  });
};

/** From two lists: not every client has a month of its own. */
export function MonthCell({ id, label, value, since, error, onChange }: MonthCellProps) {
  const errorId = useId();
  const [year = '', month = ''] = value.split('-');
  const words = editorTexts.experienceEditor;
  const choose = (newYear: string, newMonth: string) =>
    onChange(newYear || newMonth ? `${newYear}-${newMonth}` : '');
  return (
    <fieldset className={styles.cell}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chosen}>
        <SelectChip
          id={id}
          label={`${label}: ${words.month}`}
          value={month}
          options={[{ value: '', text: words.month }, ...months]}
          isOn={month !== ''}
          errorId={error === undefined ? undefined : errorId}
          onChange={(chosen) => choose(year, chosen)}
        />
        <SelectChip
          label={`${label}: ${words.year}`}
          value={year}
          options={[{ value: '', text: words.year }, ...yearsSince(since)]}
          isOn={year !== ''}
          errorId={error === undefined ? undefined : errorId}
          onChange={(chosen) => choose(chosen, month)}
        />
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
