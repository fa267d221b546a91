import type { ReactNode } from 'react';
import { texts } from '#src/texts/common.ts';
import styles from './person-card.module.css';

interface PeopleListProps {
  label: string;
  /** Shown until newer people come. */
  isStale?: boolean;
  children: ReactNode;
}

export function PeopleList({ label, isStale, children }: PeopleListProps) {
  return (
    <ul className={styles.list} aria-label={label} data-stale={isStale || undefined}>
      {children}
    </ul>
  );
}

const rows = [1, 2, 3, 4];

export function PeopleSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {rows.map((row) => (
        <div key={row} className={styles.card}>
          <div className={styles.ghost} />
          <div className="grow">
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
        </div>
      ))}
    </div>
  );
}

export function PeopleWaiting() {
  return (
    <output className={styles.waiting} aria-label={texts.common.loading}>
      <PeopleSkeleton />
    </output>
  );
}
