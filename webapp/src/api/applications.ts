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

export type Triple = Pick<Application, 'projectId' | 'vacancyId' | 'telegramId'>;

export const applicationQuery = ({ projectId, vacancyId, telegramId }: Triple) =>
  queryOptions({
    queryKey: [...applicationsKey, 'one', projectId, vacancyId, telegramId],
    queryFn: ({ signal }) =>
      call(getApplication, { params: { projectId, vacancyId, telegramId } }, { signal }),
    ...live,
  });

export const openApplicationsQuery = queryOptions({
  queryKey: [...applicationsKey, 'open'],
  queryFn: ({ signal }) => call(getOpenApplications, {}, { signal }),
  ...live,
});

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

export function useApplicationCache() {
  const queries = useQueryClient();
  return {
    set: (application: Application) =>
      queries.setQueryData(applicationQuery(application).queryKey, application),
    refresh: () => queries.invalidateQueries({ queryKey: applicationsKey }).catch(() => undefined),
  };
}
