import { type ApplicationStatus, listOwnApplications } from '@kollab/contract';
import { callPage } from './api.ts';
import type { Triple } from './applications.ts';
import { polled } from './load.ts';
import { pagesQuery } from './pages.ts';

/** Asked every 15 s while visible (spec §4). */
export const ownApplicationsQuery = (telegramId: number, status?: ApplicationStatus) => ({
  ...pagesQuery(['applications', 'own', telegramId, status ?? 'all'], (cursor, options) =>
    callPage(listOwnApplications, { params: { telegramId }, query: { status, cursor } }, options),
  ),
  ...polled(),
});

const keyOf = ({ projectId, vacancyId, telegramId }: Triple) =>
  [projectId, vacancyId, telegramId].join(' ');

/** By project, vacancy and person (spec §4); the newest one stays. */
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
