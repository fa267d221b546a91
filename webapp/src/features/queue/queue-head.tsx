import { paths, type QueueKind, type Waiting } from '@kollab/contract';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { sayAge } from './age.ts';
import styles from './queue-page.module.css';

interface QueueHeadProps {
  waiting: Waiting | undefined;
  shown: readonly QueueKind[];
}

/** How long the oldest waits, and the ways to what was done before. */
export function QueueHead({ waiting, shown }: QueueHeadProps) {
  const [oldest] = shown
    .flatMap((kind) => waiting?.[kind].oldestAt ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return (
    <div className={styles.head}>
      <p className={styles.oldest}>{oldest && moderatorTexts.queue.oldest(sayAge(oldest))}</p>
      <nav className={styles.links} aria-label={moderatorTexts.queue.more}>
        <ButtonLink to={paths.moderationRecord()} kind="plain" isCompact>
          {moderatorTexts.queue.record}
        </ButtonLink>
        <ButtonLink to={paths.moderationStatistics} kind="plain" isCompact>
          {moderatorTexts.queue.statistics}
        </ButtonLink>
      </nav>
    </div>
  );
}
