import { useStore } from 'zustand';
import { texts } from '#src/texts/texts.ts';
import { Button } from './button.tsx';
import styles from './notices-host.module.css';
import { notices } from './notices.ts';
import { Sheet } from './sheet.tsx';

/** Where alerts and snackbars appear. */
export function NoticesHost() {
  const { snackbar, alert } = useStore(notices);
  return (
    <>
      <output className={styles.live}>
        {snackbar && <p className={styles.snackbar}>{snackbar}</p>}
      </output>
      {alert && (
        <Sheet key={alert.message} title={alert.message} isCentered onClose={alert.close}>
          <Button onClick={alert.close}>{texts.common.ok}</Button>
        </Sheet>
      )}
    </>
  );
}
