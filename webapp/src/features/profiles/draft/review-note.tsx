import styles from './review-note.module.css';

export function ReviewNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}
