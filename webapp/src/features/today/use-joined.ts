import { listInbox, paths } from '@kollab/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { callPage } from '#src/api/api.ts';
import { projectQuery } from '#src/api/projects.ts';
import { useUnread } from '#src/api/unread.ts';
import { showToast } from '#src/kit/notices/notices.ts';

/** Where that is the newest thing they were told and have not read. */
async function findJoined(telegramId: number) {
  const { items } = await callPage(listInbox, { params: { telegramId } });
  const [newest] = items;
  if (!newest || newest.isRead || newest.event.kind !== 'applicationAccepted') return undefined;
  return newest.event;
}

/** In the open app, wherever one is. */
export function useJoined(telegramId: number | undefined) {
  const unread = useUnread(telegramId, { isPolled: false });
  const known = useRef<number>(undefined);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const tell = useEffectEvent(async () => {
    const joined = telegramId && (await findJoined(telegramId).catch(() => undefined));
    if (!joined) return;
    // Its cover grows into that moment's at once.
    void queries.prefetchQuery({ ...projectQuery(joined.projectId), staleTime: 0 });
    const { roomTexts } = await import('#src/texts/team/room.ts');
    const { joined: words, moments } = roomTexts;
    showToast(`${words.title} ${moments.as(joined.projectName, null)}`, {
      text: words.look,
      onPress: () => void navigate(paths.joined(joined.projectId)),
    });
  });
  useEffect(() => {
    if (unread === undefined) return;
    if (known.current !== undefined && unread > known.current) void tell();
    known.current = unread;
  }, [unread]);
}
