import ChevronUp from 'lucide-react/icons/chevron-up';
import { useRef } from 'react';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { CardHead } from './cards/card-head.tsx';
import type { QueueCardProps } from './cards/card-props.ts';
import { CardRow } from './cards/card-row.tsx';
import styles from './cards/queue-card.module.css';
import { SubmissionCard } from './cards/submission-card.tsx';
import { ReportCard } from './cards/report-card.tsx';

interface FoldingProps extends QueueCardProps {
  isOpen?: boolean;
  hasKind?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/** It has the focus when it follows a decided one. */
export function QueueCard({ isOpen = true, hasKind = false, onToggle, ...props }: FoldingProps) {
  const { item } = props.entry;
  const isLine = !isOpen && onToggle !== undefined;
  const article = useRef<HTMLElement>(null);
  /** What was pressed goes away: the card has the focus then. */
  const toggle = (isNow: boolean) => {
    article.current?.focus({ preventScroll: true });
    onToggle?.(isNow);
  };
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={item.name}
      className={styles.card}
      data-testid="queue-card"
      data-kind={item.kind}
      data-line={isLine || undefined}
    >
      <Section>
        {isLine ? (
          <CardRow item={item} hasKind={hasKind} onOpen={() => toggle(true)} />
        ) : (
          <>
            <div className={styles.head}>
              <CardHead item={item} />
              {onToggle && (
                <IconButton
                  icon={ChevronUp}
                  label={moderatorTexts.queue.fold(item.name)}
                  onClick={() => toggle(false)}
                />
              )}
            </div>
            {item.kind === 'report' ? (
              <ReportCard {...props} item={item} />
            ) : (
              <SubmissionCard {...props} item={item} />
            )}
          </>
        )}
      </Section>
    </article>
  );
}
