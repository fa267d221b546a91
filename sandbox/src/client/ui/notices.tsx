import { useEffect } from 'react';
import { safeHref } from '#src/client/chat/safe-href.ts';
import { useNotices } from '#src/client/state/notices.ts';
import { Button } from './controls.tsx';
import { Dialog, DialogActions, DialogText } from './dialog.tsx';
import styles from './notices.module.css';
import { ShareDialog } from './share-dialog.tsx';

const toastLasts = 4000;

/** The toast and the alert; both are announced to screen readers. */
export function Notices() {
  const toast = useNotices((notices) => notices.toast);
  const alert = useNotices((notices) => notices.alert);
  useEffect(() => {
    if (toast === undefined) return undefined;
    const timer = setTimeout(() => useNotices.setState({ toast: undefined }), toastLasts);
    return () => clearTimeout(timer);
  }, [toast]);
  const close = () => useNotices.setState({ alert: undefined });
  const href = safeHref(alert?.url);

  return (
    <>
      <output className={styles.region} aria-live="polite">
        {toast && (
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
