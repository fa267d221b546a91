import { listBlocked, paths } from '@kollab/contract';
import { callPage } from '#src/api/api.ts';
import { uniquePeople, pagesQuery, usePages } from '#src/api/pages.ts';
import { useMe } from '#src/api/me.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import calmPicture from '#src/kit/pictures/calm.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { PeopleList, PeopleWaiting } from '#src/shared/person/people-list.tsx';
import { BlockedPerson } from './blocked-person.tsx';

const words = safetyTexts.safety;

const blockedQuery = (telegramId: number) => ({
  ...pagesQuery(['blocked', telegramId], (cursor, options) =>
    callPage(listBlocked, { params: { telegramId }, query: { cursor } }, options),
  ),
  staleTime: 0,
});

function Blocked() {
  const query = blockedQuery(useMe().telegramId);
  const { items: people, error, retry, more } = usePages(query, uniquePeople);
  if (!people) return <LoadState error={error} shapes={<PeopleWaiting />} onRetry={retry} />;
  if (people.length === 0 && !more.hasMore) {
    return <Placeholder picture={calmPicture} title={words.nobody} hint={words.nobodyHint} />;
  }
  return (
    <>
      <PeopleList label={words.list}>
        {people.map((person) => (
          <BlockedPerson key={person.telegramId} person={person} />
        ))}
      </PeopleList>
      <ListEnd {...more} />
    </>
  );
}

export default function BlockedPage() {
  return (
    <Page title={words.list} parent={paths.settings}>
      <Blocked />
    </Page>
  );
}
