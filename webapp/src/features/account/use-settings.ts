import {
  getNotificationSettings,
  type NotificationSettings,
  setNotificationSettings,
} from '@kollab/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useLoad } from '#src/api/load.ts';
import { useMe } from '#src/api/me.ts';
import { useAction } from '#src/kit/notices/use-action.ts';

type Changes = Partial<Omit<NotificationSettings, 'modes'>> & {
  modes?: Partial<NotificationSettings['modes']>;
};

const settingsQuery = (telegramId: number) =>
  queryOptions({
    queryKey: ['settings', telegramId],
    queryFn: ({ signal }) => call(getNotificationSettings, { params: { telegramId } }, { signal }),
    // They may have been changed in the chat.
    staleTime: 0,
  });

/** Somebody's own settings, with what they just chose, and choosing. */
export function useSettings(failed: string): {
  settings: NotificationSettings | undefined;
  choose: (changes: Changes) => void;
} {
  const { telegramId } = useMe();
  const queries = useQueryClient();
  const { data } = useLoad(settingsQuery(telegramId));
  const { run, isPending, wish } = useAction({
    perform: (changes: Changes) =>
      call(setNotificationSettings, { params: { telegramId }, body: changes }),
    failed,
    onSuccess: (settings) => queries.setQueryData(settingsQuery(telegramId).queryKey, settings),
  });
  const wished = isPending ? wish : undefined;
  return {
    settings: data && { ...data, ...wished, modes: { ...data.modes, ...wished?.modes } },
    choose: run,
  };
}
