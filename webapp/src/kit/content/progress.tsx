import { texts } from '#src/texts/common.ts';
import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  percent: number;
}

export function Progress({ label, percent }: ProgressProps) {
  return (
    <progress className={styles.track} aria-label={label} max={100} value={percent}>
      {percent}
    </progress>
  );
}

export function NamedProgress({ label, percent }: ProgressProps) {
  return (
    <>
      <div className={styles.line}>
        <span>{label}</span>
        <b>{texts.common.percent(percent)}</b>
      </div>
      <Progress label={label} percent={percent} />
    </>
  );
}
