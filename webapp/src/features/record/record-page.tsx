import { paths, readId, readTelegramId, type RecordEntry } from '@kollab/contract';
import { useSearchParams } from 'react-router-dom';
import { usePages } from '#src/api/pages.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { ModeratorsPage } from '#src/shared/moderation/moderators-page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import calmPicture from '#src/kit/pictures/calm.svg?no-inline';
import { sayDate } from '#src/texts/moment.ts';
import { RecordCard } from './record-card.tsx';
import { RecordFilters } from './record-filters.tsx';
import { Release } from './release.tsx';
import { uniqueEntries, type RecordFilter, recordQuery, restrictionIn } from './record.ts';

function useFilter(): RecordFilter {
  const [params] = useSearchParams();
  return {
    subject: readId(params.get('subject')),
    moderator: readTelegramId(params.get('moderator')),
  };
}

function daysOf(entries: readonly RecordEntry[]) {
  const days = new Map<string, RecordEntry[]>();
  for (const entry of entries) {
    const day = new Date(entry.at).toLocaleDateString('sv');
    const before = days.get(day);
    if (before) before.push(entry);
    else days.set(day, [entry]);
  }
  return [...days];
}

function Record() {
  const filter = useFilter();
  const { items: entries, error, retry, more } = usePages(recordQuery(filter), uniqueEntries);
  if (!entries) return <LoadState error={error} onRetry={retry} />;
  const isFiltered = filter.subject !== undefined || filter.moderator !== undefined;
  const isWhole = filter.subject !== undefined && filter.moderator === undefined;
  const restriction = isWhole ? restrictionIn(entries) : undefined;
  return (
    <>
      <RecordFilters filter={filter} entries={entries} />
      {restriction && <Release entry={restriction} />}
      {entries.length === 0 && (
        <Placeholder
          picture={calmPicture}
          title={isFiltered ? moderatorTexts.record.emptyFiltered : moderatorTexts.record.empty}
        />
      )}
      {daysOf(entries).map(([day, ofDay]) => (
        <Section key={day} title={sayDate(day)}>
          <ul>
            {ofDay.map((entry, index) => (
              <RecordCard
                key={entry.id}
                entry={entry}
                isSame={ofDay[index - 1]?.subject.id === entry.subject.id}
                filter={filter}
              />
            ))}
          </ul>
        </Section>
      ))}
      <ListEnd {...more} />
    </>
  );
}

export default function RecordPage() {
  return (
    <ModeratorsPage title={moderatorTexts.record.title} parent={paths.queue}>
      <Record />
    </ModeratorsPage>
  );
}
