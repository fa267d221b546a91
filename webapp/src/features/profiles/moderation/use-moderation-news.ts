import type { User } from '@kollab/contract';
import { useEffect } from 'react';
import { useMeCache } from '#src/api/me.ts';
import { useModerationHistory } from '#src/api/moderation-history.ts';

export function useModerationNews({ telegramId, moderationStatus }: User) {
  const { refresh } = useMeCache();
  const isOpen = moderationStatus !== null && moderationStatus !== 'Approved';
  const { data } = useModerationHistory(telegramId, isOpen);
  const isNews = isOpen && data !== undefined && data.moderationStatus !== moderationStatus;
  useEffect(() => {
    if (isNews) refresh();
    // oxlint-disable-next-line react/exhaustive-deps -- refresh is new at every render
  }, [isNews]);
}
