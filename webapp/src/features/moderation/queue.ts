import { limits, listSubmittedProfiles, listSubmittedProjects } from '@kollab/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { queueOf } from './queue-item.ts';

export const queueKey = ['queue'] as const;

const firstPage = { query: { limit: limits.page } } as const;
const fresh = {
  staleTime: 0,
  refetchInterval: limits.statusPolling,
  refetchIntervalInBackground: false,
} as const;

const profilesQuery = queryOptions({
  queryKey: [...queueKey, 'profiles'],
  queryFn: ({ signal }) => call(listSubmittedProfiles, firstPage, { signal }),
  ...fresh,
});

const projectsQuery = queryOptions({
  queryKey: [...queueKey, 'projects'],
  queryFn: ({ signal }) => call(listSubmittedProjects, firstPage, { signal }),
  ...fresh,
});

/**
 * What waits for a moderator, the oldest first, kept fresh while visible: undefined until both kinds
 * came, or one did and the other failed.
 */
export function useQueue() {
  const profiles = useQuery(profilesQuery);
  const projects = useQuery(projectsQuery);
  const retry = useRetry(queueKey);
  const error = profiles.data && projects.data ? null : (profiles.error ?? projects.error);
  const isReady = Boolean((profiles.data ?? profiles.error) && (projects.data ?? projects.error));
  const hasSome = Boolean(profiles.data ?? projects.data);
  const items = isReady && hasSome ? queueOf(profiles.data ?? [], projects.data ?? []) : undefined;
  return { items, error, retry };
}
