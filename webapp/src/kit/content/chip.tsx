import { Link } from 'react-router-dom';
import styles from './chip.module.css';

export type ChipMark = 'matched' | 'related';

interface ChipsProps {
  label: string;
  names: readonly string[];
  toOf?: (name: string) => string;
  /** Without it no chip is told from the others. */
  markOf?: ((name: string) => ChipMark | undefined) | undefined;
  isDense?: boolean;
}

export function Chips({ label, names, toOf, markOf, isDense }: ChipsProps) {
  return (
    <ul
      className={styles.chips}
      aria-label={label}
      data-dense={isDense || undefined}
      data-marks={markOf !== undefined || undefined}
    >
      {names.map((name) => {
        const mark = markOf?.(name);
        const chip = (
          <span className={styles.chip} data-ticked={mark === 'matched' || undefined}>
            {mark === 'related' && <span aria-hidden>{'≈\u00a0'}</span>}
            {name}
          </span>
        );
        return (
          <li key={name} className={styles.item} data-mark={mark}>
            {toOf ? (
              <Link to={toOf(name)} className={styles.link}>
                {chip}
              </Link>
            ) : (
              chip
            )}
          </li>
        );
      })}
    </ul>
  );
}
