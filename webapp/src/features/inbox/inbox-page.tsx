import { paths } from '@kollab/contract';
import MessageCircle from 'lucide-react/icons/message-circle';
import { messageTexts } from '#src/texts/inbox.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useIfSteady } from '#src/kit/lib/use-if-steady.ts';
import { InboxEntry } from './inbox-entry.tsx';
import { useInbox } from './inbox.ts';
import { useMarkRead } from './use-mark-read.ts';

function Inbox() {
  const list = useInbox();
  const { items, error, retry } = list;
  const markRead = useMarkRead();
  const ifSteady = useIfSteady(items?.map(({ id }) => id) ?? []);
  if (!items) {
    return error ? <LoadError error={error} onRetry={retry} /> : <Waiting onRetry={retry} />;
  }
  if (items.length === 0 && !list.hasNextPage) {
    const { empty, hint, seeProjects } = messageTexts.messages;
    return (
      <Placeholder icon={<MessageCircle size={40} aria-hidden />} title={empty} hint={hint}>
        <ButtonLink to={paths.projects}>{seeProjects}</ButtonLink>
      </Placeholder>
    );
  }
  return (
    <>
      <Section>
        <ul aria-label={messageTexts.messages.list}>
          {items.map((item) => (
            <InboxEntry key={item.id} item={item} onSeen={markRead} ifSteady={ifSteady} />
          ))}
        </ul>
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

/** The inbox (spec §2, `/messages`): what the bot told, and what waits for an answer. */
export default function MessagesPage() {
  return (
    <Page title={messageTexts.messages.title} hasTabbar>
      <Inbox />
    </Page>
  );
}
