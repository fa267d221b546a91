import type { ReactNode } from 'react';
import { Badge } from '#src/kit/content/badge.tsx';
import styles from './changes.module.css';
import type { Change } from './field-difference.ts';
import type { ItemChange } from './item-changes.ts';
import type { ItemKind } from './item-kinds.ts';

interface ChangedItemsProps {
  changes: readonly ItemChange[];
  of: ItemKind;
  children: (part: Change) => ReactNode;
}

export function ChangedItems({ changes, of, children }: ChangedItemsProps) {
  return (
    <ul className={styles.items}>
      {changes.map(({ key, kind, title, parts }) => (
        <li key={key} className={styles.item}>
          {kind === 'changed' ? (
            <p className={styles.itemTitle}>{title}</p>
          ) : (
            <Badge tone={kind === 'added' ? 'success' : 'danger'}>{of[kind]}</Badge>
          )}
          <dl className={styles.parts}>
            {parts.map((part) => (
              <div key={part.changeType}>
                <dt className="small quiet">{of.parts[part.changeType]}</dt>
                <dd>{children(part)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
