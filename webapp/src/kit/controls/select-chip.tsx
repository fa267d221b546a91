import type { LucideIcon } from '#src/kit/lib/icon.ts';
import { NativeSelect, type NativeSelectProps } from './native-select.tsx';
import styles from './select-chip.module.css';

interface SelectChipProps<T extends string> extends NativeSelectProps<T> {
  icon?: LucideIcon;
  /** In place of the chosen option's own words. */
  text?: string | undefined;
  isOn?: boolean;
}

/** Where a whole row would be too much: opens the client's own list. */
export function SelectChip<T extends string>(props: SelectChipProps<T>) {
  const { icon: Sign, text, isOn, ...select } = props;
  const chosen = select.options.find(({ value }) => value === select.value);
  return (
    <span className={styles.chip} data-on={isOn || undefined}>
      {Sign && <Sign size={16} className={styles.icon} aria-hidden />}
      <span className={styles.text} aria-hidden>
        {text ?? chosen?.text}
      </span>
      <NativeSelect {...select} />
    </span>
  );
}
