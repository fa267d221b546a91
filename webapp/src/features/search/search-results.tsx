import { searchUsers } from '@kollab/contract';
import type { ReactNode } from 'react';
import { texts } from '#src/texts/common.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadError } from '#src/kit/layout/load-state.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import searchPicture from '#src/kit/pictures/search.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { AlertToggle } from '#src/shared/alerts/alert-toggle.tsx';
import { PeopleList, PeopleSkeleton } from '#src/shared/person/people-list.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { useSlow } from '#src/kit/lib/use-slow.ts';
import { Elsewhere } from '#src/shared/search-bar/elsewhere.tsx';
import { FilterRow } from '#src/shared/search-bar/filter-row.tsx';
import { FoundPerson } from './found-person.tsx';
import styles from './search-results.module.css';
import { Filters, type PeopleFilters, usePeopleFilters } from './people-filters.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { callPage } from '#src/api/api.ts';
import { uniquePeople, pagesQuery, usePages } from '#src/api/pages.ts';

/** With so few found, what was meant may be in another list. */
const few = 5;

const asQuery = ({ university, isLooking }: PeopleFilters) => ({
  university,
  lookingForTeam: isLooking ? ('yes' as const) : undefined,
});

const usePeopleSearch = (query: string, filters: PeopleFilters) =>
  usePages(
    {
      ...pagesQuery(['search-users', query, filters], (cursor, options) =>
        callPage(searchUsers, { query: { query, ...asQuery(filters), cursor } }, options),
      ),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
    uniquePeople,
  );

interface NobodyFoundProps {
  query: string;
  filters: PeopleFilters;
  setFilters: (changed: Partial<PeopleFilters>) => void;
}

function NobodyFound({ query, filters, setFilters }: NobodyFoundProps) {
  const { notFound, notFoundHint, withoutUniversity, withoutLooking } = peopleTexts.search;
  return (
    <div>
      <Placeholder picture={searchPicture} title={notFound} hint={notFoundHint} />
      {(filters.university || filters.isLooking) && (
        <Section>
          {filters.university && (
            <Cell isAccent onClick={() => setFilters({ university: undefined })}>
              {withoutUniversity}
            </Cell>
          )}
          {filters.isLooking && (
            <Cell isAccent onClick={() => setFilters({ isLooking: false })}>
              {withoutLooking}
            </Cell>
          )}
        </Section>
      )}
      <Elsewhere query={query} besides="people" />
    </div>
  );
}

interface SearchResultsProps {
  query: string;
  suggestions: ReactNode;
}

/** People of the last query stay, pale, while the next is on its way. */
export function SearchResults({ query, suggestions }: SearchResultsProps) {
  const { filters, setFilters } = usePeopleFilters();
  const found = usePeopleSearch(query, filters);
  const { items: people, error, isPlaceholderData, retry, more } = found;
  const isLoading = !people || isPlaceholderData;
  const isSlow = useSlow(isLoading);
  if (error && !people) return <LoadError error={error} onRetry={retry} />;
  const isEmpty = people?.length === 0;
  return (
    <>
      <FilterRow>
        {suggestions}
        <Filters filters={filters} onChange={setFilters} />
        <AlertToggle search={{ kind: 'people', filter: { query, ...asQuery(filters) } }} />
      </FilterRow>
      <output className={styles.caption}>
        {isLoading
          ? texts.common.loading
          : !isEmpty && <span className="visually-hidden">{peopleTexts.search.people}</span>}
      </output>
      {isSlow && (
        <Button kind="plain" onClick={retry}>
          {texts.common.retry}
        </Button>
      )}
      {!people && <PeopleSkeleton />}
      {isEmpty && !isLoading && (
        <NobodyFound query={query} filters={filters} setFilters={setFilters} />
      )}
      {people && !isEmpty && (
        <>
          <PeopleList label={peopleTexts.search.people} isStale={isPlaceholderData}>
            {people.map((person) => (
              <FoundPerson key={person.telegramId} person={person} asked={query} />
            ))}
          </PeopleList>
          {people.length <= few && !isLoading && (
            <Elsewhere query={query} besides="people" isAlso />
          )}
          <ListEnd {...more} />
        </>
      )}
    </>
  );
}
