import { type InboxItem, listInbox } from '@kollab/contract';
import { callPage } from '#src/api/api.ts';
import { polled } from '#src/api/load.ts';
import { once, pagesQuery, usePages } from '#src/api/pages.ts';
import { useMe } from '#src/api/me.ts';

export const inboxKey = ['inbox'] as const;

const onceEach = once(({ id }: InboxItem) => id);

/** The inbox, each entry once, kept fresh while visible. */
export function useInbox() {
  const { telegramId } = useMe();
  const query = pagesQuery([...inboxKey, telegramId], (cursor, options) =>
    callPage(listInbox, { params: { telegramId }, query: { cursor } }, options),
  );
  return usePages({ ...query, ...polled() }, onceEach);
}
