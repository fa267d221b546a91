import { type Contact, type InboxItem, pathOfTarget, say } from '@kollab/contract';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
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
function useSeen(unread: readonly string[], onSeen: (id: string) => void) {
  const element = useRef<HTMLLIElement>(null);
  const tell = useEffectEvent(() => unread.forEach(onSeen));
  const watched = unread.join();
  useEffect(() => {
    if (!watched || !element.current) return undefined;
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
  }, [watched]);
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

interface OneProps {
  item: InboxItem;
  /** Read along with it. */
  folded?: readonly InboxItem[];
  isSame: boolean;
  /** It came with a press that is no more. */
  hasFocus?: boolean;
  /** Ids of what a later decision replaced. */
  history: ReadonlySet<string>;
  onSeen: (id: string) => void;
}

const unreadOf = (items: readonly InboxItem[]) =>
  items.flatMap(({ id, isRead }) => (isRead ? [] : [id]));

function One({ item, folded, isSame, hasFocus, history, onSeen }: OneProps) {
  const { id, event, at } = item;
  const unread = unreadOf([item, ...(folded ?? [])]);
  const isRead = unread.length === 0;
  const entry = useSeen(unread, onSeen);
  const isHistory = history.has(id);
  const { text, action } = say(event, locale);
  useEffect(() => {
    if (hasFocus) entry.current?.focus({ preventScroll: true });
  }, [hasFocus, entry]);
  return (
    <li
      ref={entry}
      tabIndex={hasFocus ? -1 : undefined}
      className={styles.entry}
      data-same={isSame || undefined}
      data-testid="inbox-entry"
      data-unread={!isRead}
    >
      {beginning(isSame, <Face item={item} />)}
      <div className="grow">
        <span className={styles.moment}>
          {!isRead && <span className="visually-hidden">{todayTexts.isUnread}, </span>}
          {sayTime(at)}
        </span>
        <EntryText text={text} />
        {event.kind === 'contactAccepted' && !isHistory && <Write contact={event.contact} />}
        {action && !isHistory && (
          <Link to={pathOfTarget(action.target)} className={styles.action}>
            {action.label}
          </Link>
        )}
      </div>
    </li>
  );
}

/** Fewer are shown as they are. */
const foldedFrom = 2;

/** What was told several times in a row is shown once, until one asks for the others. */
export function Told({ again, ...first }: OneProps & { again: readonly InboxItem[] }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen || again.length < foldedFrom) {
    return (
      <>
        <One {...first} />
        {again.map((item, index) => (
          <One key={item.id} {...first} isSame hasFocus={isOpen && index === 0} item={item} />
        ))}
      </>
    );
  }
  return (
    <>
      <One {...first} folded={again} />
      <li className={styles.entry} data-same>
        {beginning(true, null)}
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {todayTexts.news.again(again.length)}
        </button>
      </li>
    </>
  );
}
