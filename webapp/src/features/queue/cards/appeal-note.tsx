import type { Appeal } from '@kollab/contract';
import { sayMoment } from '#src/texts/moment.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Badge } from '#src/kit/content/badge.tsx';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
import styles from './appeal-note.module.css';

interface AppealNoteProps {
  appeal: Appeal;
}

export function AppealNote({ appeal }: AppealNoteProps) {
  const { appeal: title, appealed, rejectedBy, someone } = moderatorTexts.queue;
  const moment = appeal.rejectedAt ? sayMoment(appeal.rejectedAt) : '';
  return (
    <div className={styles.note}>
      <Badge tone="warning">{title}</Badge>
      <p className={styles.text}>
        <ExpandableText>{appeal.text}</ExpandableText>
      </p>
      <p className={styles.quiet}>
        <ExpandableText>{appealed(appeal.reason)}</ExpandableText>
      </p>
      <p className={styles.quiet}>{rejectedBy(appeal.rejectedBy ?? someone, moment)}</p>
    </div>
  );
}
