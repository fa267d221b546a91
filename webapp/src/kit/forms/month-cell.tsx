import { useId } from 'react';
import { editorTexts } from '#src/texts/editors.ts';
import { dateLocale } from '#src/texts/locale.ts';
import styles from './month-cell.module.css';

interface MonthCellProps {
  id?: string;
  label: string;
  /** `YYYY-MM`; while only one part is chosen, the other is missing. */
  value: string;
  /** The first year to choose from; the last is this one. */
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
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
};

/** A row to choose a month of a year in, from two lists: not every client has a month of its own. */
export function MonthCell({ id, label, value, since, error, onChange }: MonthCellProps) {
  const errorId = useId();
  const [year = '', month = ''] = value.split('-');
  const shared = {
    className: styles.select,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  const choose = (newYear: string, newMonth: string) =>
    onChange(newYear || newMonth ? `${newYear}-${newMonth}` : '');
  return (
    <fieldset className={styles.cell}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.selects}>
        <select
          {...shared}
          id={id}
          aria-label={`${label}: ${editorTexts.experienceEditor.month}`}
          value={month}
          onChange={(event) => choose(year, event.target.value)}
        >
          <option value="">{editorTexts.experienceEditor.month}</option>
          {months.map((one) => (
            <option key={one.value} value={one.value}>
              {one.text}
            </option>
          ))}
        </select>
        <select
          {...shared}
          aria-label={`${label}: ${editorTexts.experienceEditor.year}`}
          value={year}
          onChange={(event) => choose(event.target.value, month)}
        >
          <option value="">{editorTexts.experienceEditor.year}</option>
          {yearsSince(since).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
