import { paths } from '@kollab/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import { useMe } from '#src/api/me.ts';
import { peopleOf } from '#src/api/people-pages.ts';
import { blockedQuery } from '#src/api/safety.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { PeopleList, PeopleWaiting } from '#src/entities/profiles/people-list.tsx';
import { BlockedPerson } from './blocked-person.tsx';

const words = safetyTexts.safety;

function Blocked() {
  const query = blockedQuery(useMe().telegramId);
  const list = useInfiniteQuery(query);
  const retry = useRetry(query.queryKey);
  if (!list.data) {
    return list.error ? (
      <LoadError error={list.error} onRetry={retry} />
    ) : (
      <Waiting shapes={<PeopleWaiting />} onRetry={retry} />
    );
  }
  const people = peopleOf(list.data);
  if (people.length === 0 && !list.hasNextPage) {
    const icon = <Ban size={40} aria-hidden />;
    return <Placeholder icon={icon} title={words.nobody} hint={words.nobodyHint} />;
  }
  return (
    <>
      <PeopleList label={words.list}>
        {people.map((person) => (
          <BlockedPerson key={person.telegramId} person={person} />
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

/** Whom one blocked, with the way back. */
export default function BlockedPage() {
  return (
    <Page title={words.list} parent={paths.settings}>
      <Blocked />
    </Page>
  );
}
