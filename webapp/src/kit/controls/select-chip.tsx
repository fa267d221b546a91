import type { LucideIcon } from '#src/kit/lib/icon.ts';
import styles from './select-chip.module.css';

interface SelectChipProps<T extends string> {
  icon: LucideIcon;
  /** What is chosen, for who hears it. */
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  /** Shown instead of the chosen option's own words. */
  text?: string | undefined;
  /** Something other than the usual is chosen. */
  isOn?: boolean;
  onChange: (value: T) => void;
}

/** A choice among a few where a whole row would be too much: a chip that opens the client's own list. */
export function SelectChip<T extends string>(props: SelectChipProps<T>) {
  const { icon: Sign, label, value, options, text, isOn, onChange } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <span className={styles.chip} data-on={isOn || undefined}>
      <Sign size={16} className={styles.icon} aria-hidden />
      <span className={styles.text} aria-hidden>
        {text ?? chosen?.text}
      </span>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const now = options.find((option) => option.value === target.value);
          if (now) onChange(now.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  );
}
