import styles from './review-note.module.css';

/** What happens to a change next. */
export function ReviewNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}
