import {
  getWaiting,
  limits,
  listReports,
  listSanctionAppeals,
  listSubmittedProfiles,
  listSubmittedProjects,
  listWorkTexts,
  type Waiting,
} from '@kollab/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '#src/api/api.ts';
import { polled } from '#src/api/load.ts';
import { type Pages, pagesQuery } from '#src/api/pages.ts';
import type { QueueItem } from './queue-item.ts';

export const queueKey = ['queue'] as const;

const fresh = polled(limits.statusPolling);

export const profilesQuery = {
  ...pagesQuery([...queueKey, 'profile'], (cursor, options) =>
    callPage(listSubmittedProfiles, { query: { cursor } }, options),
  ),
  ...fresh,
};

export const projectsQuery = {
  ...pagesQuery([...queueKey, 'project'], (cursor, options) =>
    callPage(
      listSubmittedProjects,
      { query: { cursor, limit: limits.submittedProjects } },
      options,
    ),
  ),
  ...fresh,
};

export const reportsQuery = {
  ...pagesQuery([...queueKey, 'report'], (cursor, options) =>
    callPage(listReports, { query: { cursor } }, options),
  ),
  ...fresh,
};

export const appealsQuery = {
  ...pagesQuery([...queueKey, 'appeal'], (cursor, options) =>
    callPage(listSanctionAppeals, { query: { cursor } }, options),
  ),
  ...fresh,
};

export const workTextsQuery = {
  ...pagesQuery([...queueKey, 'workText'], (cursor, options) =>
    callPage(listWorkTexts, { query: { cursor } }, options),
  ),
  ...fresh,
};

export const waitingQuery = queryOptions({
  queryKey: [...queueKey, 'waiting'],
  queryFn: ({ signal }) => call(getWaiting, {}, { signal }),
  ...fresh,
});

interface Waits {
  id: string;
}

const idsOf = (item: QueueItem): readonly string[] => {
  if (item.kind === 'report') return item.reports.map(({ id }) => id);
  return [item.kind === 'profile' ? item.profile.id : item.project.id];
};

/** The next answer of the server has the last word. */
export async function takeOut(queries: QueryClient, item: QueueItem) {
  await queries.cancelQueries({ queryKey: queueKey });
  const ids = new Set(idsOf(item));
  queries.setQueryData<Pages<Waits>>(
    [...queueKey, item.kind],
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ id }) => !ids.has(id)),
        })),
      },
  );
  queries.setQueryData<Waiting>(waitingQuery.queryKey, (waiting) => {
    if (!waiting) return waiting;
    const { count, oldestAt } = waiting[item.kind];
    const isCounted = count < limits.waitingCounted;
    const left = { count: isCounted ? Math.max(0, count - 1) : count, oldestAt };
    return { ...waiting, [item.kind]: left };
  });
}
