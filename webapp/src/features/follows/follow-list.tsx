import { listFollowers, listFollowing, paths, profileCompletion } from '@kollab/contract';
import { callPage } from '#src/api/api.ts';
import { followListKey } from '#src/api/follows.ts';
import { uniquePeople, pagesQuery, usePages } from '#src/api/pages.ts';
import { useMe } from '#src/api/me.ts';
import { texts } from '#src/texts/common.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadError } from '#src/kit/layout/load-state.tsx';
import teamPicture from '#src/kit/pictures/team.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { FollowButton } from '#src/shared/person/follow-button.tsx';
import { PeopleList, PeopleSkeleton } from '#src/shared/person/people-list.tsx';
import { PersonCard } from '#src/shared/person/person-card.tsx';

type Kind = 'following' | 'followers';

const endpoints = { following: listFollowing, followers: listFollowers };

/** A full profile has only to be passed on. */
function Nobody({ kind }: { kind: Kind }) {
  const me = useMe();
  const { follows, people } = peopleTexts;
  const isFull = profileCompletion(me).percent === 100;
  const emptyOf = {
    following: {
      title: follows.noFollowing,
      hint: follows.noFollowingHint,
      way: { to: paths.search, text: follows.find },
    },
    followers: {
      title: follows.noFollowers,
      hint: isFull ? follows.shareHint : follows.noFollowersHint,
      way: isFull
        ? { to: paths.user(me.telegramId), text: people.asOthers }
        : { to: paths.home, text: follows.fill },
    },
  };
  const { title, hint, way } = emptyOf[kind];
  return (
    <Placeholder picture={teamPicture} title={title} hint={hint}>
      <ButtonLink to={way.to}>{way.text}</ButtonLink>
    </Placeholder>
  );
}

export function FollowList({ kind }: { kind: Kind }) {
  const { telegramId } = useMe();
  const query = pagesQuery(followListKey(kind, telegramId), (cursor, options) =>
    callPage(endpoints[kind], { params: { id: telegramId }, query: { cursor } }, options),
  );
  const { items: people, error, retry, more } = usePages(query, uniquePeople);
  if (!people) {
    if (error) return <LoadError error={error} onRetry={retry} />;
    return (
      <output aria-label={texts.common.loading}>
        <PeopleSkeleton />
      </output>
    );
  }
  if (people.length === 0) return <Nobody kind={kind} />;
  return (
    <>
      <PeopleList label={peopleTexts.follows[kind]}>
        {people.map((person) => (
          <PersonCard key={person.telegramId} person={person}>
            <FollowButton
              telegramId={person.telegramId}
              isSubscribed={person.isSubscribed}
              isCompact
            />
          </PersonCard>
        ))}
      </PeopleList>
      <ListEnd {...more} />
    </>
  );
}
