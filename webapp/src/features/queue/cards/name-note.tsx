import { moderatorTexts } from '#src/texts/moderators.ts';
import styles from './name-note.module.css';
import type { SubmissionItem } from '#src/features/queue/items/queue-item.ts';

/** Why a part of a name wants a second look. */
export function NameNote({ item, field }: { item: SubmissionItem; field: string }) {
  if (item.kind !== 'profile') return null;
  const warning = item.profile.changes.find(({ changeType }) => changeType === field)?.warning;
  return warning && <p className={styles.note}>{moderatorTexts.queue.nameWarnings[warning]}</p>;
}
