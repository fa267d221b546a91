import { type Contact, type InboxItem, pathOfTarget, say } from '@kollab/contract';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { botLink } from '#src/telegram/chat-link.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { locale } from '#src/texts/locale.ts';
import { sayTime } from '#src/texts/moment.ts';
import { todayTexts } from '#src/texts/today.ts';
import { EntryIcon } from './entry-icon.tsx';
import { EntryText } from './entry-text.tsx';
import styles from './news-item.module.css';
import { faceSize } from './face-size.ts';

/** Once, when most of it was on the screen while somebody may be looking. */
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

function Face({ item: { event, face } }: { item: InboxItem }) {
  if (face?.kind === 'person') {
    return <Avatar name={face.name} sources={[fileUrl(face.photo)]} size={faceSize} />;
  }
  if (face?.kind === 'project') {
    const { projectId: id, coverImage, palette } = face;
    return <CoverThumb project={{ id, coverImage, palette }} size={faceSize} />;
  }
  return <EntryIcon event={event} />;
}

/** A row about the same as the row before begins with nothing. */
export const beginning = (isSame: boolean, face: ReactNode) => (
  <span className={styles.face}>{!isSame && face}</span>
);

/** Who has no name in Telegram is written to by the bot's own message. */
function Write({ contact: { name, url } }: { contact: Contact }) {
  const way = url ?? botLink();
  const words = applicationTexts.applications;
  return (
    way && (
      <div className={styles.write}>
        <ButtonLink isCompact to={way} label={words.writeTo(name)}>
          {words.write}
        </ButtonLink>
      </div>
    )
  );
}

interface ToldProps {
  item: InboxItem;
  isSame: boolean;
  isHistory: boolean;
  onSeen: (id: string) => void;
}

export function Told({ item, isSame, isHistory, onSeen }: ToldProps) {
  const { id, event, at, isRead } = item;
  const entry = useSeen(!isRead, () => onSeen(id));
  const { text, action } = say(event, locale);
  return (
    <li
      ref={entry}
      className={styles.entry}
      data-same={isSame || undefined}
      data-testid="inbox-entry"
      data-unread={!isRead}
    >
      {beginning(isSame, <Face item={item} />)}
      <div className="grow">
        <EntryText text={text} />
        {event.kind === 'contactAccepted' && !isHistory && <Write contact={event.contact} />}
        <div className={styles.foot}>
          <p className={styles.moment}>
            {!isRead && <span className="visually-hidden">{todayTexts.isUnread}, </span>}
            {sayTime(at)}
          </p>
          {action && !isHistory && (
            <Link to={pathOfTarget(action.target)} className={styles.action}>
              {action.label}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
