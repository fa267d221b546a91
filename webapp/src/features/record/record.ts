import { limits, listRecord, type ListPage, type RecordEntry } from '@kollab/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '#src/api/api.ts';

export const recordKey = ['moderation-record'] as const;

/** Of what the record is wanted: one profile or project, one moderator, both or all. */
export interface RecordFilter {
  subject: string | undefined;
  moderator: number | undefined;
}

/** What moderators did, page by page, the newest first. */
export const recordQuery = ({ subject, moderator }: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: [...recordKey, subject ?? 'all', moderator ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listRecord,
        { query: { subjectId: subject, moderator, cursor: pageParam, limit: limits.page } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListPage<RecordEntry>) => page.next,
    staleTime: 0,
  });

/** The acts of the pages so far, each once: the record grows while it is read. */
export const entriesOf = (pages: readonly ListPage<RecordEntry>[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((entry) => [entry.id, entry])).values(),
];

const isRestricting = ({ kind, subject }: RecordEntry) =>
  kind === 'reportSuspended' ||
  kind === 'reportBlocked' ||
  (kind === 'takenDown' && subject.type === 'project');

/**
 * The act that restricts the person or took down the project of a record of one subject, newest first;
 * undefined where there is none, or it was taken back.
 */
export function restrictionIn(entries: readonly RecordEntry[]): RecordEntry | undefined {
  const last = entries.find((entry) => isRestricting(entry) || entry.kind === 'released');
  return last && isRestricting(last) ? last : undefined;
}

/** Whether an act took a project down; to suspend for a project meets its owner instead. */
export const isTakedown = ({ kind, subject }: RecordEntry) =>
  subject.type === 'project' && kind !== 'reportSuspended';
