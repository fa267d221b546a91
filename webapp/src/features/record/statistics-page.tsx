import {
  getStatistics,
  paths,
  type QueueKind,
  sayWaiting,
  type Statistics,
} from '@kollab/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#src/api/api.ts';
import { useLoad } from '#src/api/load.ts';
import { dateLocale } from '#src/texts/locale.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { ModeratorsPage } from '#src/shared/moderation/moderators-page.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { sayDuration } from './duration.ts';

const statisticsQuery = queryOptions({
  queryKey: ['moderation-statistics'],
  queryFn: ({ signal }) => call(getStatistics, {}, { signal }),
  staleTime: 0,
});

const kinds: readonly QueueKind[] = ['profile', 'project', 'report'];

const day = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Its Monday, «16 ноября»; whatever cannot be read stays as it came. */
const sayWeek = (week: string) => {
  const monday = new Date(week);
  return Number.isNaN(monday.getTime()) ? week : day.format(monday);
};

const words = moderatorTexts.statistics;

const Count = ({ children }: { children: ReactNode }) => <span className="quiet">{children}</span>;

interface DecidedProps {
  name: string;
  figures: Statistics['total'];
  split?: string;
  to?: string;
}

function Decided({ name, figures, split, to }: DecidedProps) {
  const { decided, medianHours, p95Hours } = figures;
  return (
    <Cell
      to={to}
      detail={
        <>
          {split}
          {split && <br />}
          {medianHours !== null && words.times(sayDuration(medianHours), sayDuration(p95Hours))}
        </>
      }
    >
      <span className="row">
        <span className="grow">{name}</span>
        <Count>{words.decidedOf(decided)}</Count>
      </span>
    </Cell>
  );
}

function Numbers({ statistics }: { statistics: Statistics }) {
  const { waiting, total, byModerator, byWeek } = statistics;
  return (
    <>
      <Section title={words.waiting}>
        {kinds.map((kind) => (
          <Cell key={kind} after={<Count>{sayWaiting(waiting[kind].count)}</Count>}>
            {moderatorTexts.queue.kinds[kind]}
          </Cell>
        ))}
      </Section>
      <Section title={words.total} note={words.note}>
        <Cell after={<Count>{total.decided}</Count>}>{words.decided}</Cell>
        <Cell after={<Count>{sayDuration(total.medianHours)}</Count>}>{words.usually}</Cell>
        <Cell after={<Count>{sayDuration(total.p95Hours)}</Count>}>{words.nearlyAlways}</Cell>
      </Section>
      {byModerator.length > 0 && (
        <Section title={words.byModerator}>
          {byModerator.map((one) => (
            <Decided
              key={one.telegramId}
              name={one.name}
              figures={one}
              split={words.split(one.approved, one.rejected)}
              to={paths.moderationRecord({ moderator: one.telegramId })}
            />
          ))}
        </Section>
      )}
      {byWeek.length > 0 && (
        <Section title={words.byWeek}>
          {byWeek.map((one) => (
            <Decided key={one.week} name={words.week(sayWeek(one.week))} figures={one} />
          ))}
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
    <ModeratorsPage title={words.title} parent={paths.queue}>
      <Content />
    </ModeratorsPage>
  );
}
