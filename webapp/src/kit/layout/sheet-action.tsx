import type { ReactNode } from 'react';
import styles from './sheet-action.module.css';

/** The main button of a sheet that may be longer than the screen: in sight wherever it is scrolled to. */
export const SheetAction = ({ children }: { children: ReactNode }) => (
  <div className={styles.action}>{children}</div>
);
