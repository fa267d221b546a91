import { limits, markRead, paths } from '@kollab/contract';
import MessageCircle from 'lucide-react/icons/message-circle';
import { inboxTexts } from '#src/texts/inbox.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useIfSteady } from '#src/kit/lib/use-if-steady.ts';
import { MatchedVacancies } from '#src/entities/matching/matched-vacancies.tsx';
import { InboxEntry } from './inbox-entry.tsx';
import { useInbox } from './inbox.ts';
import { useEffect, useRef } from 'react';
import { call } from '#src/api/api.ts';
import { useMe } from '#src/api/me.ts';
import { useUnreadCache } from '#src/api/unread.ts';

const gathering = 800;

/** Marks entries read that were seen, several at a time; those that failed are marked when seen again. */
function useMarkRead() {
  const { telegramId } = useMe();
  const unread = useUnreadCache();
  const seen = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = async () => {
    const ids = [...seen.current].slice(0, limits.inboxRead);
    if (ids.length === 0) return;
    for (const id of ids) seen.current.delete(id);
    const left = await call(markRead, { body: { telegramId, ids } }).catch(() => undefined);
    if (left) await unread.set(left);
    if (seen.current.size > 0) void flush();
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void flush();
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the screen is left
    [],
  );
  return (id: string) => {
    seen.current.add(id);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), gathering);
  };
}

function Inbox() {
  const { items, error, retry, more } = useInbox();
  const markRead = useMarkRead();
  const ifSteady = useIfSteady(items?.map(({ id }) => id) ?? []);
  if (!items) return <LoadState error={error} onRetry={retry} />;
  if (items.length === 0 && !more.hasMore) {
    const { empty, hint, seeProjects } = inboxTexts;
    return (
      <>
        <Placeholder icon={MessageCircle} title={empty} hint={hint}>
          <ButtonLink to={paths.projects}>{seeProjects}</ButtonLink>
        </Placeholder>
        <MatchedVacancies />
      </>
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
