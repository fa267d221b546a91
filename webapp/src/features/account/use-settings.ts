import {
  getNotificationSettings,
  type NotificationSettings,
  setNotificationSettings,
} from '@kollab/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useLoad } from '#src/api/load.ts';
import { useMe } from '#src/api/me.ts';
import { useChoices } from './use-choices.ts';

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
  const query = settingsQuery(telegramId);
  const { data } = useLoad(query);
  const choose = useChoices<NotificationSettings, Changes>({
    queryKey: query.queryKey,
    change: (settings, changes) => ({
      ...settings,
      ...changes,
      modes: { ...settings.modes, ...changes.modes },
    }),
    perform: (changes) => call(setNotificationSettings, { params: { telegramId }, body: changes }),
    failed,
  });
  return { settings: data, choose };
}
