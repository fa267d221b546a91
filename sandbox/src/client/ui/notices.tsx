import { useEffect } from 'react';
import { safeHref } from './safe-href.ts';
import { useNotices } from '#src/client/state/notices.ts';
import { useSelection } from '#src/client/state/selection.ts';
import { Button } from './controls.tsx';
import { Dialog, DialogActions, DialogText } from './dialog.tsx';
import styles from './notices.module.css';
import { ShareDialog } from './share-dialog.tsx';

const toastLasts = 4000;

/** The toast and the alert; both are announced to screen readers. */
export function Notices() {
  const toast = useNotices((notices) => notices.toast);
  const alert = useNotices((notices) => notices.alert);
  const telegramId = useSelection((selection) => selection.telegramId);
  const isOfElse = toast?.telegramId !== undefined && toast.telegramId !== telegramId;
  useEffect(() => {
    if (toast === undefined) return undefined;
    const clear = () => useNotices.setState({ toast: undefined });
    const timer = setTimeout(clear, isOfElse ? 0 : toastLasts);
    return () => clearTimeout(timer);
  }, [toast, isOfElse]);
  const close = () => useNotices.setState({ alert: undefined });
  const href = safeHref(alert?.url);

  return (
    <>
      <output className={styles.region} aria-live="polite">
        {toast && !isOfElse && (
          <span key={toast.id} className={styles.toast} data-testid="toast">
            {toast.text}
          </span>
        )}
      </output>
      <ShareDialog />
      {alert && (
        <Dialog
          title={alert.url === undefined ? 'Kollab' : 'Ссылка'}
          testId="alert"
          onClose={close}
        >
          <DialogText>
            {alert.text}
            {alert.url !== undefined && '\n'}
            {href !== undefined && (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {alert.url}
              </a>
            )}
            {href === undefined && alert.url}
          </DialogText>
          <DialogActions>
            <Button onClick={close}>ОК</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
