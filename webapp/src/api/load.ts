import { limits } from '@kollab/contract';
import {
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';

/** Also where the first question still waits for its answer. */
export function useRetry(queryKey: QueryKey) {
  const queries = useQueryClient();
  return () => {
    void queries
      .cancelQueries({ queryKey })
      .then(() => queries.refetchQueries({ queryKey }))
      .catch(() => undefined);
  };
}

export function useLoad<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
) {
  const { data, error } = useQuery(query);
  return { data, error, retry: useRetry(query.queryKey) };
}

/**
 * Resolves once what is there is on the screen: what only adds to it is asked for then. Rejects
 * where it is not wanted any more.
 */
export async function painted(signal: AbortSignal) {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  signal.throwIfAborted();
}

export const live = { staleTime: 0, meta: { isLive: true } } as const;

export const polled = (every: number = limits.applicationsPolling) =>
  ({ ...live, refetchInterval: every, refetchIntervalInBackground: false }) as const;
