import {
  getNotificationSettings,
  type NotificationSettings,
  setNotificationSettings,
} from '@kollab/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useLoad } from '#src/api/load.ts';
import { useMe } from '#src/api/me.ts';
import { useSavedAtOnce } from '#src/kit/notices/use-saved-at-once.ts';

type Modes = Partial<NotificationSettings['modes']>;
type Others = Partial<Omit<NotificationSettings, 'modes'>>;
type Changes = Others & { modes?: Modes };

const settingsQuery = (telegramId: number) =>
  queryOptions({
    queryKey: ['settings', telegramId],
    queryFn: ({ signal }) => call(getNotificationSettings, { params: { telegramId } }, { signal }),
    // They may have been changed in the chat.
    staleTime: 0,
  });

const changed = (settings: NotificationSettings, changes: Changes): NotificationSettings => ({
  ...settings,
  ...changes,
  modes: { ...settings.modes, ...changes.modes },
});

function useChosen<Wish extends object>(
  name: string,
  failed: string,
  changesOf: (wish: Partial<Wish>) => Changes,
) {
  const { telegramId } = useMe();
  const queries = useQueryClient();
  const query = settingsQuery(telegramId);
  const { data } = useLoad(query);
  const { save, wished, isWaiting } = useSavedAtOnce({
    name,
    save: (wish: Partial<Wish>) =>
      call(setNotificationSettings, { params: { telegramId }, body: changesOf(wish) }),
    async onSaved(_, wish) {
      await queries.cancelQueries(query);
      queries.setQueryData(query.queryKey, (known) => known && changed(known, changesOf(wish)));
    },
    failed,
  });
  return { settings: data && changed(data, changesOf(wished)), choose: save, isWaiting };
}

export const useSettings = (name: string, failed: string) =>
  useChosen(name, failed, (wish: Others) => wish);

export const useModes = (failed: string) =>
  useChosen('modes', failed, (modes: Modes) => ({ modes }));
