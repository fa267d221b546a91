import styles from './switch-cell.module.css';

interface SwitchCellProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The whole row turns it. */
export function SwitchCell({ label, isOn, onChange }: SwitchCellProps) {
  return (
    <label className={styles.cell}>
      <span className="grow">{label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles.switch}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
