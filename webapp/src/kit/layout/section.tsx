import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title?: string;
  /** Beside the caption. */
  mark?: ReactNode;
  note?: string;
  testId?: string;
  children: ReactNode;
}

/** A group of cells on one surface, with a caption above and a note below. */
export function Section({ title, mark, note, testId, children }: SectionProps) {
  const caption = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={title ? caption : undefined}
      data-testid={testId}
    >
      {title && (
        <h2 className={styles.title}>
          <span id={caption}>{title}</span>
          {mark && <> {mark}</>}
        </h2>
      )}
      <div className={styles.surface}>{children}</div>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
