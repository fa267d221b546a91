import styles from './progress.module.css';

export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <progress className={styles.track} aria-label={label} max={100} value={percent}>
      {percent}
    </progress>
  );
}
