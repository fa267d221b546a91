import { useEffect, useRef } from 'react';
import { useSettings } from '#src/client/state/settings.ts';
import { dialogContent } from './dialog-content.ts';
import styles from './phone-dialog.module.css';
import type { Session } from './sessions.ts';

/** Modal for the phone alone: the chats beside it stay usable, as on another device. */
export function PhoneDialog({ session, botName }: { session: Session; botName: string }) {
  const platform = useSettings((settings) => settings.platform);
  const card = useRef<HTMLDialogElement>(null);
  const content = dialogContent(session, botName);
  const isOpen = content !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    // A long one is read from its beginning.
    card.current?.querySelector<HTMLElement>('[data-last]')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen]);
  if (content === undefined) return null;

  return (
    <div className={styles.veil} data-platform={platform}>
      <dialog
        ref={card}
        open
        className={styles.card}
        aria-label={content.title || content.message}
        data-testid="popup"
        onKeyDown={(event) => {
          if (event.key === 'Escape') content.leave();
        }}
      >
        {content.picture !== undefined && (
          <img className={styles.picture} src={content.picture} alt="" />
        )}
        <div className={styles.text} data-list={content.isList}>
          {content.title !== '' && <h3>{content.title}</h3>}
          <p>{content.message}</p>
        </div>
        <div className={styles.actions} data-list={content.isList}>
          {content.actions.map(({ key, text, type, href, run }, index) => {
            const isLast = index === content.actions.length - 1 || undefined;
            return href === undefined ? (
              <button key={key} type="button" data-type={type} data-last={isLast} onClick={run}>
                {text}
              </button>
            ) : (
              <a
                key={key}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                data-last={isLast}
                onClick={run}
              >
                {text}
              </a>
            );
          })}
        </div>
      </dialog>
    </div>
  );
}
