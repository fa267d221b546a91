import styles from './covers-tabbar.module.css';

/** The bottom bar gives way to steps that one goes through to their end. */
export function CoversTabbar() {
  return <span hidden className={styles.covers} />;
}
