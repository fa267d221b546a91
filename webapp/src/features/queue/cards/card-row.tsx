import { sayFacts } from '@kollab/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { fileUrl } from '#src/api/file-url.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { sayAge } from '#src/features/queue/items/age.ts';
import type { QueueItem } from '#src/features/queue/items/queue-item.ts';
import { Marks } from './marks.tsx';
import styles from './card-row.module.css';

function faceOf(item: QueueItem) {
  if (item.kind === 'profile') return item.profile.photo;
  return item.kind === 'project' ? item.project.coverImage : item.report.photo;
}

/** One line of the queue: who or what it is, since when it waits, what to look at. Opens the card. */
export function CardRow({ item, onOpen }: { item: QueueItem; onOpen: () => void }) {
  const { kind } = moderatorTexts.queue;
  return (
    <button type="button" className={styles.row} aria-expanded={false} onClick={onOpen}>
      <Avatar name={item.name} sources={[fileUrl(faceOf(item))]} size={40} />
      <span className={styles.text}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.detail}>{sayFacts(kind[item.kind], sayAge(item.submittedAt))}</span>
        <Marks item={item} saysAppeal />
      </span>
      <ChevronDown size={20} className={styles.chevron} aria-hidden />
    </button>
  );
}
