import type { ReactNode } from 'react';
import { classNames } from '#src/kit/lib/class-names.ts';
import { texts } from '#src/texts/common.ts';
import styles from './found-card.module.css';

interface FoundListProps {
  label: string;
  /** Shown until newer ones come. */
  isStale?: boolean;
  children: ReactNode;
}

/** Cards of projects or vacancies, one under the other. */
export function FoundList({ label, isStale, children }: FoundListProps) {
  return (
    <ul className={styles.list} aria-label={label} data-stale={isStale || undefined}>
      {children}
    </ul>
  );
}

const cards = [1, 2, 3, 4];

/** The shape of such a list on its way. */
export function FoundSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {cards.map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.ghost} />
          <div className={styles.head}>
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
          <div className={classNames(styles.rest, styles.line)} />
        </div>
      ))}
    </div>
  );
}

/** The same where it is all that there is to see. */
export function FoundWaiting() {
  return (
    <output aria-label={texts.common.loading}>
      <FoundSkeleton />
    </output>
  );
}
