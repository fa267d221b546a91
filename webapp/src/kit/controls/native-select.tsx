export interface NativeSelectProps<T extends string> {
  /** For who hears it. */
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
  id?: string | undefined;
  /** Of what says why the choice is not taken. */
  errorId?: string | undefined;
}

/**
 * The client's own list lies unseen over what shows the choice, and opens wherever that is pressed.
 */
export function NativeSelect<T extends string>(props: NativeSelectProps<T>) {
  const { label, value, options, onChange, id, errorId } = props;
  return (
    <select
      id={id}
      className="unseen-select"
      aria-label={label}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
