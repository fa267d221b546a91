import { texts } from '#src/texts/common.ts';
import styles from './counter.module.css';

const isNear = (length: number, max: number) => length >= max * 0.8;

/** How much may still be typed; shown only near the limit. */
export function Counter({ length, max }: { length: number; max: number }) {
  const left = max - length;
  return (
    <span className={left < 0 ? styles.over : styles.left} aria-live="polite">
      {isNear(length, max) && (left < 0 ? texts.common.over(-left) : texts.common.left(left))}
    </span>
  );
}
