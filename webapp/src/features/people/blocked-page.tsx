import { displayName, type PersonCard } from '@kollab/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import { refusalOf } from '#src/api/failure.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { useMe } from '#src/api/me.ts';
import { blockedQuery, useBlock } from '#src/api/safety.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { paths } from '#src/app/paths.ts';
import { texts } from '#src/texts/texts.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Cell } from '#src/ui/cell.tsx';
import { ListEnd } from '#src/ui/list-end.tsx';
import { LoadError, Waiting } from '#src/ui/load-state.tsx';
import { showSnackbar } from '#src/ui/notices.ts';
import { Page } from '#src/ui/page.tsx';
import { Placeholder } from '#src/ui/placeholder.tsx';
import { Section } from '#src/ui/section.tsx';

const words = texts.safety;

function Blocked({ person }: { person: PersonCard }) {
  const name = displayName(person) || texts.profile.nobody;
  const block = useBlock(person.telegramId);
  const release = () =>
    block.mutate(false, {
      onSuccess: () => showSnackbar(words.unblocked(name)),
      onError: (error) => showSnackbar(refusalOf(error) ?? words.unblockFailed),
    });
  return (
    <Cell
      before={<Avatar name={name} sources={[fileUrl(person.photo)]} size={44} />}
      after={
        <Button
          kind="tinted"
          isCompact
          isLoading={block.isPending}
          label={texts.search.of(words.unblock, name)}
          onClick={release}
        >
          {words.unblock}
        </Button>
      }
    >
      {name}
    </Cell>
  );
}

function List() {
  const query = blockedQuery(useMe().telegramId);
  const list = useInfiniteQuery(query);
  const retry = useRetry(query.queryKey);
  const people = list.data?.pages.flatMap(({ items }) => items);
  if (!people) {
    return list.error ? (
      <LoadError error={list.error} onRetry={retry} />
    ) : (
      <Waiting onRetry={retry} />
    );
  }
  if (people.length === 0) {
    const icon = <Ban size={40} aria-hidden />;
    return <Placeholder icon={icon} title={words.nobody} hint={words.nobodyHint} />;
  }
  return (
    <>
      <Section>
        {people.map((person) => (
          <Blocked key={person.telegramId} person={person} />
        ))}
      </Section>
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
    <Page title={words.list} parent={paths.home}>
      <List />
    </Page>
  );
}
