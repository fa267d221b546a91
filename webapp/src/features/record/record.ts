import { limits, listRecord, type RecordEntry } from '@kollab/contract';
import { callPage } from '#src/api/api.ts';
import { once, pagesQuery } from '#src/api/pages.ts';

export const recordKey = ['moderation-record'] as const;

/** Of what the record is wanted: one profile or project, one moderator, both or all. */
export interface RecordFilter {
  subject: string | undefined;
  moderator: number | undefined;
}

/** What moderators did, page by page, the newest first. */
export const recordQuery = ({ subject, moderator }: RecordFilter) => ({
  ...pagesQuery([...recordKey, subject ?? 'all', moderator ?? 'all'], (cursor, options) =>
    callPage(
      listRecord,
      { query: { subjectId: subject, moderator, cursor, limit: limits.page } },
      options,
    ),
  ),
  staleTime: 0,
});

/** Each act once: the record grows while it is read. */
export const onceEach = once(({ id }: RecordEntry) => id);

const isRestricting = ({ kind, subject }: RecordEntry) =>
  kind === 'reportSuspended' ||
  kind === 'reportBlocked' ||
  (kind === 'takenDown' && subject.type === 'project');

/** Also what ends by its term or by an appeal. */
const isLifting: ReadonlySet<string> = new Set<RecordEntry['kind']>([
  'released',
  'appealGranted',
  'unsuspended',
  'shown',
  'restored',
]);

/**
 * The act that restricts the person or took down the project of a record of one subject, newest first;
 * undefined where there is none, or it was taken back.
 */
export function restrictionIn(entries: readonly RecordEntry[]): RecordEntry | undefined {
  const last = entries.find((entry) => isRestricting(entry) || isLifting.has(entry.kind));
  return last && isRestricting(last) ? last : undefined;
}

/** Whether an act took a project down; to suspend for a project meets its owner instead. */
export const isTakedown = ({ kind, subject }: RecordEntry) =>
  subject.type === 'project' && kind !== 'reportSuspended';
