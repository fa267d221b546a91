import { paths, readId, readTelegramId } from '@kollab/contract';
import History from 'lucide-react/icons/history';
import { useSearchParams } from 'react-router-dom';
import { usePages } from '#src/api/pages.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { ModeratorsPage } from '#src/shared/moderation/moderators-page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { RecordCard } from './record-card.tsx';
import { RecordFilters } from './record-filters.tsx';
import { Release } from './release.tsx';
import { onceEach, type RecordFilter, recordQuery, restrictionIn } from './record.ts';

function useFilter(): RecordFilter {
  const [params] = useSearchParams();
  return {
    subject: readId(params.get('subject')),
    moderator: readTelegramId(params.get('moderator')),
  };
}

function Record() {
  const filter = useFilter();
  const { items: entries, error, retry, more } = usePages(recordQuery(filter), onceEach);
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
          icon={History}
          title={isFiltered ? moderatorTexts.record.emptyFiltered : moderatorTexts.record.empty}
        />
      )}
      {entries.map((entry) => (
        <RecordCard key={entry.id} entry={entry} filter={filter} />
      ))}
      <ListEnd {...more} />
    </>
  );
}

/** What was done about any profile or project and by any moderator, with what changed. */
export default function RecordPage() {
  return (
    <ModeratorsPage title={moderatorTexts.record.title} parent={paths.queue}>
      <Record />
    </ModeratorsPage>
  );
}
