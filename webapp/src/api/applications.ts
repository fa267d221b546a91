import {
  type Application,
  type ApplicationStatus,
  getApplication,
  listOwnApplications,
  listProjectApplications,
} from '@kollab/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from './api.ts';
import { polled } from './load.ts';
import { pagesQuery } from './pages.ts';

const applicationsKey = ['applications'] as const;

/** One's own applications of one status or of all, asked every 15 s while visible (spec §4). */
export const ownApplicationsQuery = (telegramId: number, status?: ApplicationStatus) => ({
  ...pagesQuery([...applicationsKey, 'own', telegramId, status ?? 'all'], (cursor, options) =>
    callPage(listOwnApplications, { params: { telegramId }, query: { status, cursor } }, options),
  ),
  ...polled(),
});

/** Applications to an own project that wait, the oldest first. */
export const projectApplicationsQuery = (projectId: string) => ({
  ...pagesQuery([...applicationsKey, 'project', projectId], (cursor, options) =>
    callPage(listProjectApplications, { params: { projectId }, query: { cursor } }, options),
  ),
  ...polled(),
});

/** What names one application. */
export type Triple = Pick<Application, 'projectId' | 'vacancyId' | 'telegramId'>;

/** One application, for its author and for the project's owner. */
export const applicationQuery = ({ projectId, vacancyId, telegramId }: Triple) =>
  queryOptions({
    queryKey: [...applicationsKey, 'one', projectId, vacancyId, telegramId],
    queryFn: ({ signal }) =>
      call(getApplication, { params: { projectId, vacancyId, telegramId } }, { signal }),
    staleTime: 0,
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

const keyOf = ({ projectId, vacancyId, telegramId }: Triple) =>
  [projectId, vacancyId, telegramId].join(' ');

/** Each application once by project, vacancy and person (spec §4); of several the newest. */
export function withoutDuplicates<T extends Triple & { createdAt: string }>(
  applications: readonly T[],
): T[] {
  const newest = new Map<string, T>();
  for (const one of applications) {
    const known = newest.get(keyOf(one));
    if (!known || known.createdAt < one.createdAt) newest.set(keyOf(one), one);
  }
  return [...newest.values()];
}
