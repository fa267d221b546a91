import { limits, markRead } from '@kollab/contract';
import { useEffect, useRef } from 'react';
import { call } from '#src/api/api.ts';
import { useMe } from '#src/api/me.ts';
import { useUnreadCache } from '#src/api/unread.ts';

const gathering = 800;

/** Several at a time; those that failed are marked when seen again. */
export function useMarkRead() {
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
