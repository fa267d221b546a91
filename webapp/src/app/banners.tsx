import { useStore } from 'zustand';
import { useMeIfKnown } from '#src/api/me.ts';
import { session } from '#src/api/session.ts';
import { texts } from '#src/texts/common.ts';
import styles from './banners.module.css';
import { useOnline } from '#src/kit/lib/connection.ts';

/** There is no connection; holds for every screen. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <output className={styles.banners}>
      {!isOnline && <p className={styles.banner}>{texts.errors.offline}</p>}
    </output>
  );
}

/** The session ended while one was at work; a screen that waits for it says so itself. */
export function SessionBanner() {
  const isAtWork = useMeIfKnown() !== undefined;
  const { isExpired } = useStore(session);
  return (
    <output className={styles.banners}>
      {isExpired && isAtWork && (
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
