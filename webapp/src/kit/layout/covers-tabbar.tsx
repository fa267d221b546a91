import { telegram } from '#src/telegram/telegram.ts';
import { useIsAnswering } from '#src/telegram/use-presence.ts';
import styles from './covers-tabbar.module.css';

/** The bottom bar gives way to Telegram's main button: one above the other they are two floors. */
export function CoversTabbar() {
  const isNative = useIsAnswering() && telegram().mainButton !== undefined;
  return isNative && <span hidden className={styles.covers} />;
}
