import { paths } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { useMeIfKnown } from '#src/api/me.ts';
import { session } from '#src/api/session.ts';
import { texts } from '#src/texts/common.ts';
import styles from './banners.module.css';
import { useOnline } from '#src/kit/lib/connection.ts';

/** Only at the top of a page: further down, what one reads would move. */
function makeRoom(place: HTMLElement | null) {
  if (!place) return undefined;
  const { style } = document.documentElement;
  const make = () => {
    const height = `${place.firstElementChild?.clientHeight}px`;
    style.setProperty('--banners', height);
    if (scrollY <= 0) style.setProperty('--room', height);
  };
  const observer = new ResizeObserver(make);
  for (const said of place.children) observer.observe(said);
  addEventListener('scroll', make);
  return () => {
    observer.disconnect();
    removeEventListener('scroll', make);
  };
}

export function Banners() {
  const isOnline = useOnline();
  const isAtWork = useMeIfKnown() !== undefined;
  const { isExpired, isSuspended } = useStore(session);
  const { offline, suspended, whySuspended, sessionExpired, sessionExpiredHint } = texts.errors;
  const said = [
    !isOnline && offline,
    isSuspended && suspended,
    // A screen that waits for it says so itself.
    isExpired && isAtWork && `${sessionExpired}. ${sessionExpiredHint}`,
  ];
  return (
    <div ref={makeRoom} className={styles.place}>
      <output className={styles.banners}>
        {said.map(
          (text) =>
            text && (
              <p key={text} className={styles.banner}>
                {text}
                {text === suspended && (
                  <>
                    {' '}
                    <Link to={paths.restriction} className={styles.why}>
                      {whySuspended}
                    </Link>
                  </>
                )}
              </p>
            ),
        )}
      </output>
    </div>
  );
}
