import type { ReactNode } from 'react';
import styles from './list-title.module.css';

/** What a list of cards is called, above it. */
export const ListTitle = ({ children }: { children: ReactNode }) => (
  <h2 className={styles.title}>{children}</h2>
);
