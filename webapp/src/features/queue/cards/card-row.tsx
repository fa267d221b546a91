import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock from 'lucide-react/icons/clock';
import { fileUrl } from '#src/api/file-url.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { isOverdue, sayAge } from '#src/features/queue/items/age.ts';
import type { QueueItem } from '#src/features/queue/items/queue-item.ts';
import { Marks } from './marks.tsx';
import styles from './card-row.module.css';

function Face({ item }: { item: QueueItem }) {
  if (item.kind === 'project') return <CoverThumb project={item.project} size={40} />;
  const { photo } = item.kind === 'profile' ? item.profile : item.report;
  return <Avatar name={item.name} sources={[fileUrl(photo)]} size={40} />;
}

/** What is overdue has a sign, and words for who does not see it. */
function Age({ since, age }: { since: string; age: string }) {
  const said = moderatorTexts.queue.waits(age);
  if (!isOverdue(since)) return said;
  return (
    <span className={styles.overdue}>
      <Clock size={14} aria-hidden />
      {said}
      <span className="visually-hidden">{moderatorTexts.queue.overdue}</span>
    </span>
  );
}

interface CardRowProps {
  item: QueueItem;
  /** Where all are of one kind it goes without saying. */
  hasKind: boolean;
  onOpen: () => void;
}

export function CardRow({ item, hasKind, onOpen }: CardRowProps) {
  const { kind } = moderatorTexts.queue;
  const age = sayAge(item.submittedAt);
  return (
    <button type="button" className={styles.row} aria-expanded={false} onClick={onOpen}>
      <Face item={item} />
      <span className={styles.text}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.facts}>
          {(hasKind || age) && (
            <span className={styles.detail}>
              {hasKind && kind[item.kind]}
              {hasKind && age && ', '}
              {age && <Age since={item.submittedAt} age={age} />}
            </span>
          )}
          <Marks item={item} isLine />
        </span>
      </span>
      <ChevronDown size={20} className={styles.chevron} aria-hidden />
    </button>
  );
}
