import { type InboxItem, say } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { pathOfTarget } from '#src/app/target-path.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { texts } from '#src/texts/texts.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryIcon } from './entry-icon.tsx';
import styles from './inbox-entry.module.css';
import { questionOf } from './use-answer.ts';
import { useSeen } from './use-seen.ts';

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
  const { text, action } = say(event, 'ru');
  const question = questionOf(event);
  return (
    <li ref={entry} className={styles.entry} data-testid="inbox-entry" data-unread={!isRead}>
      <EntryIcon kind={event.kind} />
      <div className={styles.body}>
        <p className={styles.text}>
          <RichText text={text} hasLinks />
        </p>
        <p className={styles.moment}>
          {!isRead && (
            <>
              <span className={styles.dot} aria-hidden />
              <span className="visually-hidden">{texts.messages.isUnread}</span>
            </>
          )}
          {sayMoment(at)}
        </p>
        {question && <EntryActions question={question} ifSteady={ifSteady} />}
        {action && (
          <Link to={pathOfTarget(action.target)} className={styles.action}>
            {action.label}
          </Link>
        )}
      </div>
    </li>
  );
}
