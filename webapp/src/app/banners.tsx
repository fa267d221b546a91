import { useStore } from 'zustand';
import { session } from '#src/api/session.ts';
import { texts } from '#src/texts/common.ts';
import styles from './banners.module.css';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** There is no connection; holds for every screen. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <output className={styles.banners}>
      {!isOnline && <p className={styles.banner}>{texts.errors.offline}</p>}
    </output>
  );
}

/** The session ended while one was at work. */
export function SessionBanner() {
  const { isExpired } = useStore(session);
  return (
    <output className={styles.banners}>
      {isExpired && (
        <p className={styles.banner}>
          {texts.errors.sessionExpired}. {texts.errors.sessionExpiredHint}
        </p>
      )}
    </output>
  );
}

/** The person may only look; holds for every screen, once a call was refused for it. */
export function SuspendedBanner() {
  const { isSuspended } = useStore(session);
  return (
    <output className={styles.banners}>
      {isSuspended && <p className={styles.banner}>{texts.errors.suspended}</p>}
    </output>
  );
}
