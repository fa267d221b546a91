import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import styles from './chip-buttons.module.css';

interface ChipButtonsProps {
  label: string;
  names: readonly string[];
  kind: 'add' | 'remove';
  actionOf: (name: string) => string;
  mark?: ReactNode;
  isMarked?: (name: string) => boolean;
  onPress: (name: string) => void;
}

/** Chips to press, each to be added or taken away. */
export function ChipButtons(props: ChipButtonsProps) {
  const { label, names, kind, actionOf, mark, isMarked, onPress } = props;
  const list = useRef<HTMLUListElement>(null);
  const Icon = kind === 'add' ? Plus : X;
  const press = (name: string) => {
    list.current?.focus({ preventScroll: true });
    onPress(name);
  };
  return (
    <ul ref={list} className={styles.chips} aria-label={label} tabIndex={-1}>
      {names.map((name) => (
        <li key={name} className={styles.item}>
          <button
            type="button"
            className={styles.chip}
            data-kind={kind}
            aria-label={actionOf(name)}
            onClick={() => press(name)}
          >
            {kind === 'add' && <Icon size={16} className={styles.icon} aria-hidden />}
            {isMarked?.(name) && mark}
            <span className={styles.name}>{name}</span>
            {kind === 'remove' && <Icon size={16} className={styles.icon} aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  );
}
