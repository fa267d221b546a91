import {
  type Application,
  getApplication,
  getOpenApplications,
  getPair,
  listPairs,
} from '@kollab/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { live } from './load.ts';

const applicationsKey = ['applications'] as const;

/** What names one application. */
export type Triple = Pick<Application, 'projectId' | 'vacancyId' | 'telegramId'>;

/** One application, for its author and for the project's owner. */
export const applicationQuery = ({ projectId, vacancyId, telegramId }: Triple) =>
  queryOptions({
    queryKey: [...applicationsKey, 'one', projectId, vacancyId, telegramId],
    queryFn: ({ signal }) =>
      call(getApplication, { params: { projectId, vacancyId, telegramId } }, { signal }),
    ...live,
  });

/** How many of one's own applications are open and may be. */
export const openApplicationsQuery = queryOptions({
  queryKey: [...applicationsKey, 'open'],
  queryFn: ({ signal }) => call(getOpenApplications, {}, { signal }),
  ...live,
});

/** The invitations to apply together that wait, by oneself and to oneself. */
export const pairsQuery = queryOptions({
  queryKey: [...applicationsKey, 'pairs'],
  queryFn: ({ signal }) => call(listPairs, {}, { signal }),
  ...live,
});

export const pairQuery = (pairId: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'pair', pairId],
    queryFn: ({ signal }) => call(getPair, { params: { pairId } }, { signal }),
    ...live,
  });

/** Tells what the server says about applications now, or asks it again. */
export function useApplicationCache() {
  const queries = useQueryClient();
  return {
    set: (application: Application) =>
      queries.setQueryData(applicationQuery(application).queryKey, application),
    refresh: () => queries.invalidateQueries({ queryKey: applicationsKey }).catch(() => undefined),
  };
}
