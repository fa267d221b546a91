import {
  getStatistics,
  paths,
  type QueueKind,
  sayWaiting,
  type Statistics,
} from '@kollab/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useLoad } from '#src/api/load.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { ModeratorsPage } from '#src/shared/moderation/moderators-page.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { sayDuration } from './duration.ts';
import { ModeratorsTable, WeeksTable } from './statistics-tables.tsx';
import styles from './statistics.module.css';

const statisticsQuery = queryOptions({
  queryKey: ['moderation-statistics'],
  queryFn: ({ signal }) => call(getStatistics, {}, { signal }),
  staleTime: 0,
});

const kinds: readonly QueueKind[] = ['profile', 'project', 'report'];

function Numbers({ statistics }: { statistics: Statistics }) {
  const { waiting, total, byModerator, byWeek } = statistics;
  const words = moderatorTexts.statistics;
  return (
    <>
      <Section title={words.waiting}>
        {kinds.map((kind) => (
          <Cell
            key={kind}
            after={<span className={styles.count}>{sayWaiting(waiting[kind].count)}</span>}
          >
            {moderatorTexts.queue.kinds[kind]}
          </Cell>
        ))}
      </Section>
      <Section title={words.total} note={words.note}>
        <Cell after={<span className={styles.count}>{total.decided}</span>}>{words.decided}</Cell>
        <Cell after={<span className={styles.count}>{sayDuration(total.medianHours)}</span>}>
          {words.medianFull}
        </Cell>
        <Cell after={<span className={styles.count}>{sayDuration(total.p95Hours)}</span>}>
          {words.p95Full}
        </Cell>
      </Section>
      {byModerator.length > 0 && (
        <Section title={words.byModerator}>
          <ModeratorsTable moderators={byModerator} />
        </Section>
      )}
      {byWeek.length > 0 && (
        <Section title={words.byWeek}>
          <WeeksTable weeks={byWeek} />
        </Section>
      )}
    </>
  );
}

function Content() {
  const { data, error, retry } = useLoad(statisticsQuery);
  if (data) return <Numbers statistics={data} />;
  return <LoadState error={error} onRetry={retry} />;
}

export default function StatisticsPage() {
  return (
    <ModeratorsPage title={moderatorTexts.statistics.title} parent={paths.queue}>
      <Content />
    </ModeratorsPage>
  );
}
