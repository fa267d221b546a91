import { type InboxItem, pathOfTarget, say } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { locale } from '#src/texts/locale.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { inboxTexts } from '#src/texts/inbox.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryIcon } from './entry-icon.tsx';
import { EntryText } from './entry-text.tsx';
import styles from './inbox-entry.module.css';
import { questionOf } from './question.ts';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells once that most of an element was on the screen, while somebody may be looking. */
function useSeen(isWatched: boolean, onSeen: () => void) {
  const element = useRef<HTMLLIElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isWatched || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (document.hidden || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { threshold: 0.6 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatched]);
  return element;
}

interface InboxEntryProps {
  item: InboxItem;
  onSeen: (id: string) => void;
  /** Runs what was pressed, unless the entry has only just moved there. */
  ifSteady: (press: () => void) => void;
}

/** One entry: what happened in the words of the bot, where it leads, what it asks. */
export function InboxEntry({ item, onSeen, ifSteady }: InboxEntryProps) {
  const { id, event, at, isRead } = item;
  const entry = useSeen(!isRead, () => onSeen(id));
  const { text, action } = say(event, locale);
  const question = questionOf(event);
  // The pressed button goes away: a keyboard goes on from the entry, not from the top.
  const keepFocus = () => entry.current?.focus({ preventScroll: true });
  return (
    <li
      ref={entry}
      className={styles.entry}
      tabIndex={-1}
      data-testid="inbox-entry"
      data-unread={!isRead}
    >
      <EntryIcon event={event} isUnread={!isRead} />
      <div className="grow">
        <EntryText text={text} />
        <p className={styles.moment}>
          {!isRead && <span className="visually-hidden">{inboxTexts.isUnread}, </span>}
          {sayMoment(at)}
        </p>
        {question && <EntryActions question={question} onAnswer={keepFocus} ifSteady={ifSteady} />}
        {action && (
          <Link to={pathOfTarget(action.target)} className={styles.action}>
            {action.label}
          </Link>
        )}
      </div>
    </li>
  );
}
