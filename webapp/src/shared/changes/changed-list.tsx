import { isSafeUrl } from '@kollab/contract';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
import { ExternalLink } from '#src/kit/controls/external-link.tsx';
import styles from './changes.module.css';
import { Marked } from './marked.tsx';

/** A link's item reads «type: address». */
const addressOf = (item: string) => {
  const address = item.slice(item.lastIndexOf(': ') + 2);
  return /^(https?|tg):/i.test(address) && isSafeUrl(address) ? address : undefined;
};

function Item({ text, isChip }: { text: string; isChip: boolean }) {
  const address = isChip ? addressOf(text) : undefined;
  if (address !== undefined) {
    return (
      <ExternalLink href={address} className={styles.link}>
        {text}
      </ExternalLink>
    );
  }
  return <ExpandableText>{text}</ExpandableText>;
}

interface ChangedListProps {
  removed: readonly string[];
  added: readonly string[];
  isChips: boolean;
}

export function ChangedList({ removed, added, isChips }: ChangedListProps) {
  const items = [
    ...removed.map((text) => ({ kind: 'removed' as const, text })),
    ...added.map((text) => ({ kind: 'added' as const, text })),
  ];
  return (
    <ul className={isChips ? styles.chips : styles.lines}>
      {items.map(({ kind, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items may repeat and never move
        <li key={`${index} ${text}`}>
          <Marked kind={kind}>
            <Item text={text} isChip={isChips} />
          </Marked>
        </li>
      ))}
    </ul>
  );
}
