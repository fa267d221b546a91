import type { RichText as Text } from '@kollab/contract';
import { Fragment } from 'react';
import { botLink } from '#src/telegram/chat-link.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { ExternalLink } from '#src/kit/controls/external-link.tsx';
import styles from './rich-text.module.css';

const key = (index: number, text: string) => `${index} ${text}`;

/** An empty line is less high than one with words. */
const spaced = (text: string) =>
  text.split(/(\n\n)/).map((part, index) =>
    part === '\n\n' ? (
      <span key={key(index, part)} className={styles.gap}>
        {part}
      </span>
    ) : (
      <Fragment key={key(index, part)}>{part}</Fragment>
    ),
  );

/** With its bold runs; links only where they are wanted. */
export function RichText({ text: pieces, hasLinks = false }: { text: Text; hasLinks?: boolean }) {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return spaced(piece);
    const { text, url, bold, at } = piece;
    const words = at === undefined ? text : sayMoment(at);
    const href = url?.startsWith('tg:') ? botLink() : url;
    if (href && hasLinks) {
      return (
        <ExternalLink key={key(index, words)} href={href}>
          {words}
        </ExternalLink>
      );
    }
    const Run = bold ? 'b' : 'span';
    return <Run key={key(index, words)}>{words}</Run>;
  });
}
