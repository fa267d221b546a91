import { useEffect } from 'react';
import { say } from '#src/client/language/language.ts';
import { safeHref } from './safe-href.ts';
import { useNotices } from '#src/client/state/notices.ts';
import { useSelection } from '#src/client/state/selection.ts';
import { Button } from './controls.tsx';
import { Dialog, DialogActions, DialogText } from './dialog.tsx';
import styles from './notices.module.css';

const toastLasts = 4000;

/** Both are announced to screen readers. */
export function Notices() {
  const toast = useNotices((notices) => notices.toast);
  const alert = useNotices((notices) => notices.alert);
  const telegramId = useSelection((selection) => selection.telegramId);
  const isForAnother = toast?.telegramId !== undefined && toast.telegramId !== telegramId;
  useEffect(() => {
    if (toast === undefined) return undefined;
    const clear = () => useNotices.setState({ toast: undefined });
    const timer = setTimeout(clear, isForAnother ? 0 : toastLasts);
    return () => clearTimeout(timer);
  }, [toast, isForAnother]);
  const close = () => useNotices.setState({ alert: undefined });
  const href = safeHref(alert?.url);

  return (
    <>
      <output className={styles.region} aria-live="polite">
        {toast && !isForAnother && (
          <span key={toast.id} className={styles.toast} data-testid="toast">
            {toast.text}
          </span>
        )}
      </output>
      <ShareDialog />
      {alert && (
        <Dialog
          title={alert.url === undefined ? 'Kollab' : say('Ссылка', 'Link')}
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
            <Button onClick={close}>{say('ОК', 'OK')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** In Telegram a choice of chats, with this in the composer. */
function ShareDialog() {
  const share = useNotices((notices) => notices.share);
  if (share === undefined) return null;
  const close = () => useNotices.setState({ share: undefined });
  return (
    <Dialog title={say('Поделиться', 'Share')} testId="share" onClose={close}>
      <DialogText>{[share.url, share.text].filter((part) => part !== '').join('\n')}</DialogText>
      <DialogActions>
        <Button onClick={close}>{say('Готово', 'Done')}</Button>
      </DialogActions>
    </Dialog>
  );
}
