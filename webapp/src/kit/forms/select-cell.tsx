import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { NativeSelect, type NativeSelectProps } from '#src/kit/controls/native-select.tsx';
import styles from './select-cell.module.css';

interface SelectCellProps<T extends string> extends NativeSelectProps<T> {
  /** Where the label leans on the row above. */
  name?: string;
}

export function SelectCell<T extends string>(props: SelectCellProps<T>) {
  const { label, name = label, ...select } = props;
  return (
    <div className={styles.cell}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <span className={styles.value} aria-hidden>
        {select.options.find(({ value }) => value === select.value)?.text}
      </span>
      <ChevronsUpDown size={16} className={styles.icon} aria-hidden />
      <NativeSelect {...select} label={name} />
    </div>
  );
}
