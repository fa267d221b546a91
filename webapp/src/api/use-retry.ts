import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Asks again, also where the first question still waits for its answer. */
export function useRetry(queryKey: QueryKey) {
  const queries = useQueryClient();
  return () => {
    void queries
      .cancelQueries({ queryKey })
      .then(() => queries.refetchQueries({ queryKey }))
      .catch(() => undefined);
  };
}
