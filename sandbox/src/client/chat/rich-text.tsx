import type { ReactNode } from 'react';
import { useState } from 'react';
import { say } from '#src/client/language/language.ts';
import type { Entity } from '#src/control/common/shapes.ts';
import type { Piece } from './entities.ts';
import { splitText } from './entities.ts';
import styles from './rich-text.module.css';
import { isTelegramLink, safeHref } from '#src/client/ui/safe-href.ts';

export interface TextActions {
  onTelegramLink: (href: string) => void;
  onCommand: (command: string) => void;
}

function Spoiler({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <span className={styles.open}>{children}</span>;
  return (
    <button
      type="button"
      className={styles.spoiler}
      aria-label={say('Показать скрытое', 'Show what is hidden')}
      onClick={() => setOpen(true)}
    >
      <span style={{ visibility: 'hidden' }}>{children}</span>
    </button>
  );
}

function Link({
  to,
  actions,
  children,
}: {
  to: string;
  actions: TextActions;
  children: ReactNode;
}) {
  const href = safeHref(to);
  if (href === undefined) return children;
  return (
    <a
      className={styles.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (!isTelegramLink(href)) return;
        event.preventDefault();
        actions.onTelegramLink(href);
      }}
    >
      {children}
    </a>
  );
}

function EntityView({
  piece,
  actions,
}: {
  piece: Extract<Piece, { type: 'entity' }>;
  actions: TextActions;
}) {
  const children = <Pieces pieces={piece.children} actions={actions} />;
  switch (piece.entity) {
    case 'bold':
      return <b>{children}</b>;
    case 'italic':
      return <i>{children}</i>;
    case 'underline':
      return <u>{children}</u>;
    case 'strikethrough':
      return <s>{children}</s>;
    case 'code':
      return <code className={styles.code}>{children}</code>;
    case 'pre':
      return <pre className={styles.pre}>{children}</pre>;
    case 'blockquote':
    case 'expandable_blockquote':
      return <blockquote className={styles.quote}>{children}</blockquote>;
    case 'spoiler':
      return <Spoiler>{children}</Spoiler>;
    case 'text_link':
      return (
        <Link to={piece.url ?? ''} actions={actions}>
          {children}
        </Link>
      );
    case 'url':
      return (
        <Link to={piece.text} actions={actions}>
          {children}
        </Link>
      );
    case 'mention':
      return (
        <Link to={`https://t.me/${piece.text.slice(1)}`} actions={actions}>
          {children}
        </Link>
      );
    case 'bot_command':
      return (
        <button type="button" className={styles.link} onClick={() => actions.onCommand(piece.text)}>
          {children}
        </button>
      );
    case 'date_time':
      return piece.shown ?? children;
    default:
      return children;
  }
}

const blocks = new Set(['pre', 'blockquote', 'expandable_blockquote']);

/** A block ends its line already: the newline after it would be an empty one. */
function textAfter(before: Piece | undefined, text: string): string {
  return before?.type === 'entity' && blocks.has(before.entity) ? text.replace(/^\n/, '') : text;
}

function Pieces({ pieces, actions }: { pieces: Piece[]; actions: TextActions }) {
  return pieces.map((piece, index) =>
    piece.type === 'text' ? (
      textAfter(pieces[index - 1], piece.text)
    ) : (
      <EntityView key={`${piece.start}-${piece.entity}`} piece={piece} actions={actions} />
    ),
  );
}

/** Always as text nodes, never as HTML. */
export function RichText({
  text,
  entities,
  actions,
}: {
  text: string;
  entities: Entity[];
  actions: TextActions;
}) {
  return <Pieces pieces={splitText(text, entities)} actions={actions} />;
}
