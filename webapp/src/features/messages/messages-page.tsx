import MessageCircle from 'lucide-react/icons/message-circle';
import { texts } from '#src/texts/texts.ts';
import { ListEnd } from '#src/ui/list-end.tsx';
import { LoadError, Waiting } from '#src/ui/load-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { Placeholder } from '#src/ui/placeholder.tsx';
import { useIfSteady } from '#src/ui/use-if-steady.ts';
import { InvitationCard } from './invitation-card.tsx';
import { useInvitations } from './invitations.ts';

function Inbox() {
  const list = useInvitations();
  const { invitations, error, retry } = list;
  const ifSteady = useIfSteady(invitations?.map(({ projectId }) => projectId) ?? []);
  if (!invitations) {
    return error ? <LoadError error={error} onRetry={retry} /> : <Waiting onRetry={retry} />;
  }
  if (invitations.length === 0) {
    const { empty, hint } = texts.messages;
    return <Placeholder icon={<MessageCircle size={40} aria-hidden />} title={empty} hint={hint} />;
  }
  return (
    <section aria-label={texts.messages.invitations}>
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.projectId} invitation={invitation} ifSteady={ifSteady} />
      ))}
      <ListEnd
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage().catch(() => undefined)}
      />
    </section>
  );
}

/** The inbox (spec §2, `/messages`): invitations that wait for an answer. */
export default function MessagesPage() {
  return (
    <Page title={texts.messages.title} hasTabbar>
      <Inbox />
    </Page>
  );
}
