import { displayName, paths, type PersonCard as Person, searchUsers } from '@kollab/contract';
import SearchX from 'lucide-react/icons/search-x';
import { useMe } from '#src/api/me.ts';
import { texts } from '#src/texts/common.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadError } from '#src/kit/layout/load-state.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { PeopleList, PeopleSkeleton } from '#src/entities/profiles/people-list.tsx';
import { PersonCard } from '#src/entities/profiles/person-card.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { useSlow } from '#src/kit/lib/use-slow.ts';
import styles from './search-results.module.css';
import { keepPreviousData } from '@tanstack/react-query';
import { callPage } from '#src/api/api.ts';
import { oncePerson, pagesQuery, usePages } from '#src/api/pages.ts';

/** People for a query, page by page; the last ones stay until the next ones are there. */
const usePeopleSearch = (query: string) =>
  usePages(
    {
      ...pagesQuery(['search-users', query], (cursor, options) =>
        callPage(searchUsers, { query: { query, cursor } }, options),
      ),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
    oncePerson,
  );

function FoundPerson({ person }: { person: Person }) {
  const isMe = useMe().telegramId === person.telegramId;
  const name = displayName(person);
  const { profile, write, of } = peopleTexts.search;
  return (
    <PersonCard person={person}>
      <ButtonLink
        kind="tinted"
        isCompact
        to={paths.user(person.telegramId)}
        label={of(profile, name)}
      >
        {profile}
      </ButtonLink>
      {!isMe && (
        <ButtonLink
          kind="tinted"
          isCompact
          to={paths.userLinks(person.telegramId)}
          label={of(write, name)}
        >
          {write}
        </ButtonLink>
      )}
    </PersonCard>
  );
}

function NobodyFound() {
  return (
    <Placeholder
      icon={<SearchX size={40} aria-hidden />}
      title={peopleTexts.search.notFound}
      hint={peopleTexts.search.notFoundHint}
    />
  );
}

/** Who was found; people of the last query stay, pale, while the next is on its way. */
export function SearchResults({ query }: { query: string }) {
  const { items: people, error, isPlaceholderData, retry, more } = usePeopleSearch(query);
  const isLoading = !people || isPlaceholderData;
  const isSlow = useSlow(isLoading);
  if (error && !people) return <LoadError error={error} onRetry={retry} />;
  const isEmpty = people?.length === 0;
  return (
    <>
      <output className={styles.caption}>
        {isLoading ? texts.common.loading : !isEmpty && peopleTexts.search.people}
      </output>
      {isSlow && (
        <Button kind="plain" onClick={retry}>
          {texts.common.retry}
        </Button>
      )}
      {!people && <PeopleSkeleton />}
      {isEmpty && !isLoading && <NobodyFound />}
      {people && !isEmpty && (
        <>
          <PeopleList label={peopleTexts.search.people} isStale={isPlaceholderData}>
            {people.map((person) => (
              <FoundPerson key={person.telegramId} person={person} />
            ))}
          </PeopleList>
          <ListEnd {...more} />
        </>
      )}
    </>
  );
}
