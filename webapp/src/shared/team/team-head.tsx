import type { ReactNode } from 'react';
import { type Face, Faces } from './faces.tsx';
import styles from './team-head.module.css';

interface TeamHeadProps {
  people: readonly Face[];
  title: string;
  text?: string | undefined;
  isTrouble?: boolean;
  testId: string;
  /** What to do first. */
  children?: ReactNode;
}

/** Whose place this is, how it stands, and what to do first. */
export function TeamHead({ people, title, text, isTrouble, testId, children }: TeamHeadProps) {
  return (
    <section className={styles.head} data-testid={testId}>
      <Faces people={people} size={56} />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={isTrouble ? styles.trouble : styles.text}>{text}</p>}
      {children}
    </section>
  );
}
