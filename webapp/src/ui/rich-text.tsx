import type { RichText as Text } from '@kollab/contract';
import { ExternalLink } from './external-link.tsx';
import styles from './rich-text.module.css';

/** Plain text; an empty line is not as high as one with words. */
function Plain({ text }: { text: string }) {
  return text.split(/(\n\n)/).map((part, index) =>
    part === '\n\n' ? (
      <span key={`${index}`} className={styles.gap}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A text of the contract with its bold runs; links only where they are wanted. */
export function RichText({ text, hasLinks = false }: { text: Text; hasLinks?: boolean }) {
  return text.map((piece, index) => {
    const key = `${index} ${typeof piece === 'string' ? piece : piece.text}`;
    if (typeof piece === 'string') return <Plain key={key} text={piece} />;
    if (piece.url && hasLinks) {
      return (
        <ExternalLink key={key} href={piece.url}>
          {piece.text}
        </ExternalLink>
      );
    }
    return piece.bold ? <b key={key}>{piece.text}</b> : <span key={key}>{piece.text}</span>;
  });
}
