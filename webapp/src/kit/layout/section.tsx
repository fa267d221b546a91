import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title?: string;
  note?: string;
  testId?: string;
  children: ReactNode;
}

/** A group of cells on one surface, with a caption above and a note below. */
export function Section({ title, note, testId, children }: SectionProps) {
  const caption = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={title ? caption : undefined}
      data-testid={testId}
    >
      {title && (
        <h2 id={caption} className={styles.title}>
          {title}
        </h2>
      )}
      <div className={styles.surface}>{children}</div>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
