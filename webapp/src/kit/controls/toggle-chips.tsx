import styles from './toggle-chips.module.css';

interface ToggleChipsProps<T extends string> {
  label: string;
  options: readonly { value: T; text: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

export function ToggleChips<T extends string>(props: ToggleChipsProps<T>) {
  const { label, options, chosen, onChange } = props;
  const toggle = (value: T) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))),
    );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a legend
    <div role="group" className={styles.chips} aria-label={label}>
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
