import { paths } from '@kollab/contract';
import MessageCircle from 'lucide-react/icons/message-circle';
import { inboxTexts } from '#src/texts/inbox.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useIfSteady } from '#src/kit/lib/use-if-steady.ts';
import { InboxEntry } from './inbox-entry.tsx';
import { useInbox } from './inbox.ts';
import { useMarkRead } from './use-mark-read.ts';

function Inbox() {
  const { items, error, retry, more } = useInbox();
  const markRead = useMarkRead();
  const ifSteady = useIfSteady(items?.map(({ id }) => id) ?? []);
  if (!items) return <LoadState error={error} onRetry={retry} />;
  if (items.length === 0 && !more.hasMore) {
    const { empty, hint, seeProjects } = inboxTexts;
    return (
      <Placeholder icon={<MessageCircle size={40} aria-hidden />} title={empty} hint={hint}>
        <ButtonLink to={paths.projects}>{seeProjects}</ButtonLink>
      </Placeholder>
    );
  }
  return (
    <>
      <Section>
        <ul aria-label={inboxTexts.list}>
          {items.map((item) => (
            <InboxEntry key={item.id} item={item} onSeen={markRead} ifSteady={ifSteady} />
          ))}
        </ul>
      </Section>
      <ListEnd {...more} />
    </>
  );
}

/** The inbox (spec §2, `/messages`): what the bot told, and what waits for an answer. */
export default function InboxPage() {
  return (
    <Page title={inboxTexts.title} hasTabbar>
      <Inbox />
    </Page>
  );
}
