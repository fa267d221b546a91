import { useMe } from '#src/api/me.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { sayTime } from '#src/texts/moment.ts';
import { Badge } from '#src/kit/content/badge.tsx';
import { isOverdue } from '#src/features/queue/items/age.ts';
import {
  distinctRisksOf,
  type QueueItem,
  risksOf,
  submissionOf,
} from '#src/features/queue/items/queue-item.ts';
import styles from './marks.module.css';

function Holder({ item }: { item: QueueItem }) {
  const { telegramId } = useMe();
  const claimedBy = item.kind === 'report' ? null : submissionOf(item).claimedBy;
  if (!claimedBy) return null;
  const until = sayTime(claimedBy.until);
  const isMine = claimedBy.telegramId === telegramId;
  return (
    <Badge tone={isMine ? 'accent' : 'warning'}>
      {isMine
        ? moderatorTexts.queue.claimedByYou(until)
        : moderatorTexts.queue.claimed(claimedBy.name, until)}
    </Badge>
  );
}

interface MarksProps {
  item: QueueItem;
  /** A line says itself that it is overdue; the appeal is not to be read there. */
  isLine?: boolean;
}

export function Marks({ item, isLine = false }: MarksProps) {
  const { overdue, risks, appeal } = moderatorTexts.queue;
  const isAppeal = isLine && item.kind !== 'report' && submissionOf(item).appeal !== null;
  const shown = isLine ? distinctRisksOf(item) : risksOf(item);
  return (
    <span className={styles.marks}>
      {!isLine && isOverdue(item.submittedAt) && <Badge tone="danger">{overdue}</Badge>}
      <Holder item={item} />
      {isAppeal && <Badge tone="warning">{appeal}</Badge>}
      {shown.map((risk) => (
        <Badge key={risk} tone="warning">
          {risks[risk]}
        </Badge>
      ))}
    </span>
  );
}
