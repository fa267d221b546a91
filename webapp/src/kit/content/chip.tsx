import { Link } from 'react-router-dom';
import styles from './chip.module.css';

interface ChipsProps {
  label: string;
  names: readonly string[];
  /** Where a chip leads, for its name. */
  toOf?: (name: string) => string;
  /** Which say more than the others. */
  isMarked?: ((name: string) => boolean) | undefined;
  isDense?: boolean;
}

export function Chips({ label, names, toOf, isMarked, isDense }: ChipsProps) {
  return (
    <ul
      className={styles.chips}
      aria-label={label}
      data-dense={isDense || undefined}
      data-marks={isMarked !== undefined || undefined}
    >
      {names.map((name) => (
        <li key={name} className={styles.item} data-marked={isMarked?.(name) || undefined}>
          {toOf ? (
            <Link to={toOf(name)} className={styles.link}>
              <span className={styles.chip}>{name}</span>
            </Link>
          ) : (
            <span className={styles.chip}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
