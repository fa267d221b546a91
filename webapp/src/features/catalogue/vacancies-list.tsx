import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type PropsWithChildren, type ReactNode, Suspense, useState } from 'react';
import type { VacancyCard as Vacancy } from '@kollab/contract';
import { uniqueVacancies, vacanciesQuery, type VacancyQuery } from '#src/api/catalogue.ts';
import { usePages } from '#src/api/pages.ts';
import { useMeIfKnown } from '#src/api/me.ts';
import { AlertToggle } from '#src/shared/alerts/alert-toggle.tsx';
import { FoundList, FoundSkeleton } from '#src/shared/project/found-list.tsx';
import { VacancyCard } from '#src/shared/project/vacancy-card.tsx';
import { Elsewhere } from '#src/shared/search-bar/elsewhere.tsx';
import { FilterChip, FilterRow } from '#src/shared/search-bar/filter-row.tsx';
import { ToggleChips } from '#src/kit/controls/toggle-chips.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadError } from '#src/kit/layout/load-state.tsx';
import teamPicture from '#src/kit/pictures/team.svg?no-inline';
import searchPicture from '#src/kit/pictures/search.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { texts } from '#src/texts/common.ts';
import { vacancyTexts } from '#src/texts/vacancies.ts';
import { countOf, type Filters, useVacancyFilters } from './address-filters.ts';
import { WiderOffers } from './wider-offers.tsx';

/** The own draft is read there, which whoever has skills approved does not need. */
const Unfitted = lazyWithPreload(async () => {
  const { Unfitted: component } = await import('#src/shared/matches/cold-vacancies.tsx');
  return { default: component };
});
/** Brings the schemas along. */
const FiltersSheet = lazyWithPreload(() => import('./filters-sheet.tsx'));

interface ToolsProps {
  filters: Filters;
  setFilters: (changed: Partial<Filters>) => void;
  suggestions: ReactNode;
}

function Tools({ filters, setFilters, suggestions, children }: PropsWithChildren<ToolsProps>) {
  const [isOpen, setOpen] = useState(false);
  const { order, fitting } = vacancyTexts.list;
  const count = countOf(filters);
  return (
    <FilterRow>
      {suggestions}
      <FilterChip isUsed={count > 0} onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden />
        {vacancyTexts.filters.open(count)}
      </FilterChip>
      <ToggleChips
        label={order}
        options={[{ value: 'match' as const, text: fitting }]}
        chosen={filters.sort === 'match' ? ['match'] : []}
        onChange={(sorts) => setFilters({ sort: sorts[0] ?? 'new' })}
      />
      {children}
      {isOpen && (
        <Suspense>
          <FiltersSheet filters={filters} onChange={setFilters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FilterRow>
  );
}

function Nothing({ query, setFilters }: { query: VacancyQuery } & Pick<ToolsProps, 'setFilters'>) {
  const words = vacancyTexts.list;
  if (query.query === '' && countOf(query) === 0) {
    return <Placeholder picture={teamPicture} title={words.empty} hint={words.emptyHint} />;
  }
  return (
    <div>
      <Placeholder picture={searchPicture} title={words.notFound} hint={words.notFoundHint} />
      <WiderOffers query={query} onFilters={setFilters} />
      <Elsewhere query={query.query} besides="vacancies" />
    </div>
  );
}

interface FoundProps {
  vacancies: readonly Vacancy[];
  isStale: boolean;
  isFitting: boolean;
}

/** Where nothing can be fitted yet, says why. */
function Found({ vacancies, isStale, isFitting }: FoundProps) {
  const me = useMeIfKnown();
  const show = (shown: readonly Vacancy[]) => (
    <FoundList label={vacancyTexts.list.title} isStale={isStale}>
      {shown.map((vacancy) => (
        <VacancyCard key={vacancy.id} vacancy={vacancy} />
      ))}
    </FoundList>
  );
  if (!me || vacancies.some(({ match }) => match)) return show(vacancies);
  return (
    <Suspense fallback={show(vacancies)}>
      <Unfitted me={me} vacancies={vacancies} isAsked={isFitting && !isStale}>
        {show}
      </Unfitted>
    </Suspense>
  );
}

const searchOf = (query: string, filters: Filters) => {
  const { tags, tagsMode, level, experience } = filters;
  return { query, tags, tagsMode, level, experience };
};

interface VacanciesListProps {
  query: string;
  /** Of what is being typed, before the filters. */
  suggestions?: ReactNode;
}

export function VacanciesList({ query, suggestions }: VacanciesListProps) {
  const { filters, setFilters } = useVacancyFilters();
  const asked = { query, ...filters };
  const list = usePages(vacanciesQuery(asked), uniqueVacancies);
  const { items: vacancies, error, isPlaceholderData, retry, more } = list;
  if (error && !vacancies) return <LoadError error={error} onRetry={retry} />;
  const isLoading = !vacancies || isPlaceholderData;
  return (
    <>
      <Tools filters={filters} setFilters={setFilters} suggestions={suggestions}>
        <AlertToggle search={{ kind: 'vacancies', filter: searchOf(query, filters) }} />
      </Tools>
      <output className="visually-hidden">{isLoading && texts.common.loading}</output>
      {!vacancies && <FoundSkeleton />}
      {vacancies?.length === 0 && !isLoading && <Nothing query={asked} setFilters={setFilters} />}
      {vacancies && vacancies.length > 0 && (
        <>
          <Found
            vacancies={vacancies}
            isStale={isPlaceholderData}
            isFitting={filters.sort === 'match'}
          />
          <ListEnd {...more} />
        </>
      )}
    </>
  );
}
