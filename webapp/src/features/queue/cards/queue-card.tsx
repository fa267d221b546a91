import { Section } from '#src/kit/layout/section.tsx';
import { CardHead } from './card-head.tsx';
import type { QueueCardProps } from './card-props.ts';
import styles from './queue-card.module.css';
import { ReportCard } from './report-card.tsx';
import { SubmissionCard } from './submission-card.tsx';

/** One item of the queue; it has the focus when it follows a decided one. */
export function QueueCard(props: QueueCardProps) {
  const { item } = props.entry;
  return (
    <article
      tabIndex={-1}
      aria-label={item.name}
      className={styles.card}
      data-testid="queue-card"
      data-kind={item.kind}
    >
      <Section>
        <CardHead item={item} />
        {item.kind === 'report' ? (
          <ReportCard {...props} item={item} />
        ) : (
          <SubmissionCard {...props} item={item} />
        )}
      </Section>
    </article>
  );
}
