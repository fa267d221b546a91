import styles from './chip.module.css';

export function Chips({ label, names }: { label: string; names: string[] }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {names.map((name) => (
        <li key={name} className={styles.chip}>
          {name}
        </li>
      ))}
    </ul>
  );
}
