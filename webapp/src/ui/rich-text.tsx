import type { RichText as Text } from '@kollab/contract';
import { ExternalLink } from './external-link.tsx';

/** A text of the contract with its bold runs; links only where they are wanted. */
export function RichText({ text, hasLinks = false }: { text: Text; hasLinks?: boolean }) {
  return text.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const key = `${index} ${piece.text}`;
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
