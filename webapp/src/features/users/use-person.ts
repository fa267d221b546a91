import { getUser, type UserRef } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { call, callAsAnyone } from '#src/api/api.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { telegram } from '#src/telegram/telegram.ts';

/** A person as others see them; also oneself, whose own reads would show what is not yet approved. */
export function usePerson(id: UserRef) {
  const viewer = telegram().user?.telegramId;
  const queryKey = ['user', id];
  const params = { id };
  const seen = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getUser, { params }, { signal }),
  });
  const isOwn = viewer !== undefined && seen.data?.telegramId === viewer;
  const seenByAnyone = useQuery({
    queryKey: [...queryKey, 'by-anyone'],
    queryFn: ({ signal }) => callAsAnyone(getUser, { params }, { signal }),
    enabled: isOwn,
  });
  const { data, error } = isOwn ? seenByAnyone : seen;
  return { person: data, error, isOwn, retry: useRetry(queryKey) };
}
