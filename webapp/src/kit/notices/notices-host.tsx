import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { noticesOver } from '#src/kit/lib/notice-over.tsx';
import { noticeId } from './covered-top.ts';
import styles from './notices-host.module.css';
import { closeToast, notices, type Alert } from './notices.ts';
import { Sheet } from '#src/kit/layout/sheet.tsx';

function AlertSheet({ message, action, isGrave, close }: Alert) {
  const [title = '', ...details] = message.split('\n');
  const dismiss = () => close(false);
  return (
    <Sheet title={title} isCentered onClose={dismiss}>
      {details.length > 0 && <p className={styles.details}>{details.join('\n')}</p>}
      {action !== undefined && (
        <Button kind={isGrave ? 'danger' : 'filled'} onClick={() => close(true)}>
          {action}
        </Button>
      )}
      <Button kind={action === undefined ? 'filled' : 'plain'} onClick={dismiss}>
        {isGrave ? texts.common.cancel : texts.common.ok}
      </Button>
    </Sheet>
  );
}

/** `NoticePlace` says where on the screen. */
export function NoticesHost() {
  const { toast, offer, alert } = useStore(notices);
  const place = useStore(noticesOver).at(-1);
  const take = () => {
    closeToast();
    offer?.onPress();
  };
  const said = (
    <output id={noticeId} className={styles.live}>
      {toast && (
        <span className={styles.toast}>
          <span>{toast}</span>
          {offer && (
            <button type="button" className={styles.take} onClick={take}>
              {offer.text}
            </button>
          )}
        </span>
      )}
    </output>
  );
  return (
    <>
      {place ? createPortal(said, place) : said}
      {alert && <AlertSheet key={alert.message} {...alert} />}
    </>
  );
}
