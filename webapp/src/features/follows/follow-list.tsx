import { listFollowers, listFollowing, paths } from '@kollab/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import UsersRound from 'lucide-react/icons/users-round';
import { callPage } from '#src/api/api.ts';
import { followListKey } from '#src/api/follows.ts';
import { useMe } from '#src/api/me.ts';
import { peopleOf } from '#src/api/people-pages.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { texts } from '#src/texts/common.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadError } from '#src/kit/layout/load-state.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { FollowButton } from '#src/entities/profiles/follow-button.tsx';
import { PeopleList, PeopleSkeleton } from '#src/entities/profiles/people-list.tsx';
import { PersonCard } from '#src/entities/profiles/person-card.tsx';

type Kind = 'following' | 'followers';

const endpoints = { following: listFollowing, followers: listFollowers };

function useFollowList(kind: Kind) {
  const { telegramId } = useMe();
  const queryKey = followListKey(kind, telegramId);
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(
        endpoints[kind],
        { params: { id: telegramId }, query: { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
  return { ...list, people: peopleOf(list.data), retry: useRetry(queryKey) };
}

function Nobody({ kind }: { kind: Kind }) {
  const { noFollowing, noFollowingHint, noFollowers, noFollowersHint, find, fill } =
    peopleTexts.follows;
  const isFollowing = kind === 'following';
  return (
    <Placeholder
      icon={<UsersRound size={40} aria-hidden />}
      title={isFollowing ? noFollowing : noFollowers}
      hint={isFollowing ? noFollowingHint : noFollowersHint}
    >
      <ButtonLink to={isFollowing ? paths.search : paths.home}>
        {isFollowing ? find : fill}
      </ButtonLink>
    </Placeholder>
  );
}

/** Whom one follows, or who follows one, newest first. */
export function FollowList({ kind }: { kind: Kind }) {
  const list = useFollowList(kind);
  if (list.isPending)
    return (
      <output aria-label={texts.common.loading}>
        <PeopleSkeleton />
      </output>
    );
  if (!list.data) return <LoadError error={list.error} onRetry={list.retry} />;
  if (list.people.length === 0) return <Nobody kind={kind} />;
  return (
    <>
      <PeopleList label={peopleTexts.follows[kind]}>
        {list.people.map((person) => (
          <PersonCard key={person.telegramId} person={person}>
            <FollowButton
              telegramId={person.telegramId}
              isSubscribed={person.isSubscribed}
              isCompact
            />
          </PersonCard>
        ))}
      </PeopleList>
      <ListEnd
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage().catch(() => undefined)}
      />
    </>
  );
}
