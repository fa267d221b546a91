import { limits, listFollowing, type PersonCard as Person, searchUsers } from '@kollab/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '#src/api/api.ts';
import { useMe } from '#src/api/me.ts';
import { useRetry } from '#src/api/load.ts';
import { texts } from '#src/texts/common.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { Field } from '#src/kit/forms/field.tsx';
import { ListTitle } from '#src/kit/layout/list-title.tsx';
import { LoadError } from '#src/kit/layout/load-state.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import searchPicture from '#src/kit/pictures/search.svg?no-inline';
import { PeopleList } from '#src/shared/person/people-list.tsx';
import { useDebounced } from '#src/kit/lib/use-debounced.ts';

const suggested = 20;

const foundQuery = (query: string) =>
  queryOptions({
    queryKey: ['people-suggestions', query],
    queryFn: ({ signal }) => call(searchUsers, { query: { query, limit: suggested } }, { signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** The first to think of, before anything is typed. */
const followedQuery = (telegramId: number) =>
  queryOptions({
    queryKey: ['people-followed', telegramId],
    queryFn: ({ signal }) =>
      call(listFollowing, { params: { id: telegramId }, query: { limit: suggested } }, { signal }),
    staleTime: 60_000,
  });

interface PeopleSearchProps {
  children: (people: readonly Person[]) => ReactNode;
}

/** Other than oneself, 300 ms after the last letter (spec §9). */
export function PeopleSearch({ children }: PeopleSearchProps) {
  const { telegramId } = useMe();
  const [typed, setTyped] = useState('');
  const asked = useDebounced(typed.trim(), limits.searchDebounce);
  const query = foundQuery(asked);
  const { data: followed } = useQuery(followedQuery(telegramId));
  const { data, error, isPlaceholderData, isPending } = useQuery(query);
  const retry = useRetry(query.queryKey);
  const words = projectFormTexts.addParticipants;
  const isAsked = typed.trim() !== '' && asked !== '';
  const isLoading =
    typed.trim() !== '' && (asked !== typed.trim() || isPending || isPlaceholderData);
  const found: readonly Person[] = (data ?? []).filter((one) => one.telegramId !== telegramId);
  const suggestions = typed.trim() === '' ? (followed ?? []) : [];
  const people = isAsked ? found : suggestions;
  const hasFailed = isAsked && error !== null && data === undefined;
  const state = isLoading && !hasFailed ? texts.common.loading : words.hint;
  return (
    <>
      <Field
        label={words.searchLabel}
        placeholder={words.search}
        hint={state}
        value={typed}
        maxLength={limits.searchQuery}
        onChange={setTyped}
      />
      <output className="visually-hidden">{isLoading && texts.common.loading}</output>
      {hasFailed && <LoadError error={error} onRetry={retry} />}
      {isAsked && !isLoading && !hasFailed && people.length === 0 && (
        <Placeholder picture={searchPicture} title={words.notFound} hint={words.notFoundHint} />
      )}
      {people.length > 0 && (
        <>
          {!isAsked && <ListTitle>{words.followed}</ListTitle>}
          <PeopleList label={isAsked ? words.found : words.followed} isStale={isLoading}>
            {children(people)}
          </PeopleList>
        </>
      )}
    </>
  );
}
