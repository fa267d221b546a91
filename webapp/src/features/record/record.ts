import { limits, listRecord, type RecordEntry } from '@kollab/contract';
import { callPage } from '#src/api/api.ts';
import { uniqueBy, pagesQuery } from '#src/api/pages.ts';

export const recordKey = ['moderation-record'] as const;

export interface RecordFilter {
  subject: string | undefined;
  moderator: number | undefined;
}

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

/** The record grows while it is read. */
export const uniqueEntries = uniqueBy(({ id }: RecordEntry) => id);

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

/** Expects the record of one subject; undefined where no restriction holds. */
export function restrictionIn(entries: readonly RecordEntry[]): RecordEntry | undefined {
  const last = entries.find((entry) => isRestricting(entry) || isLifting.has(entry.kind));
  return last && isRestricting(last) ? last : undefined;
}

/** A suspension for a project concerns its owner instead. */
export const isTakedown = ({ kind, subject }: RecordEntry) =>
  subject.type === 'project' && kind !== 'reportSuspended';
