import { displayName, paths, type PersonCard as Person } from '@kollab/contract';
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
import { usePeopleSearch } from './use-people-search.ts';

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
  const search = usePeopleSearch(query);
  const { people, isPending, isPlaceholderData, hasNextPage } = search;
  const isLoading = isPending || isPlaceholderData;
  const isSlow = useSlow(isLoading);
  if (search.isError && !search.data)
    return <LoadError error={search.error} onRetry={search.retry} />;
  const isEmpty = !isPending && people.length === 0;
  return (
    <>
      <output className={styles.caption}>
        {isLoading ? texts.common.loading : !isEmpty && peopleTexts.search.people}
      </output>
      {isSlow && (
        <Button kind="plain" onClick={search.retry}>
          {texts.common.retry}
        </Button>
      )}
      {isPending && <PeopleSkeleton />}
      {isEmpty && !isLoading && <NobodyFound />}
      {people.length > 0 && (
        <>
          <PeopleList label={peopleTexts.search.people} isStale={isPlaceholderData}>
            {people.map((person) => (
              <FoundPerson key={person.telegramId} person={person} />
            ))}
          </PeopleList>
          <ListEnd
            hasMore={hasNextPage && !isPlaceholderData}
            isLoading={search.isFetchingNextPage}
            hasFailed={search.isFetchNextPageError}
            onMore={() => void search.fetchNextPage().catch(() => undefined)}
          />
        </>
      )}
    </>
  );
}
