import { SelectCell } from './select-cell.tsx';

const usual = [2, 4, 6, 8, 10, 15, 20, 30, 40];

interface HoursCellProps {
  label: string;
  /** Where the label leans on the row above. */
  name?: string;
  value: number | null;
  unsaid: string;
  say: (count: number) => string;
  onChange: (value: number | null) => void;
}

/** Hours a week; others than the usual ones stay where they are set. */
export function HoursCell({ value, unsaid, say, onChange, ...names }: HoursCellProps) {
  const hours = [...new Set([...usual, ...(value ? [value] : [])])]
    .toSorted((one, other) => one - other)
    .map((count) => ({ value: String(count), text: say(count) }));
  return (
    <SelectCell
      {...names}
      value={value ? String(value) : ''}
      options={[{ value: '', text: unsaid }, ...hours]}
      onChange={(count) => onChange(Number(count) || null)}
    />
  );
}
