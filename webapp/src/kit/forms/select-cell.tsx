import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import styles from './select-cell.module.css';

interface SelectCellProps<T extends string> {
  label: string;
  /** The full name, where the label leans on the row above. */
  name?: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
}

/** A row of a section with a choice among a few; the whole row opens it. */
export function SelectCell<T extends string>(props: SelectCellProps<T>) {
  const { label, name = label, value, options, onChange } = props;
  return (
    <div className={styles.cell}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <span className={styles.value} aria-hidden>
        {options.find((option) => option.value === value)?.text}
      </span>
      <ChevronsUpDown size={16} className={styles.icon} aria-hidden />
      <select
        className={styles.select}
        aria-label={name}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
