import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { sampleReport } from '#test/sample-submission.ts';
import { itemsOf } from './queue-item.ts';
import { reportsQuery, takeOut, waitingQuery } from './queue-lists.ts';

it('a decision takes every report about its subject out, and one off the count of subjects', async () => {
  const about = (id: string, subjectId: string) => sampleReport(id, { subjectId });
  const items = [about('r', 'a'), about('s', 'b'), about('t', 'a')];
  const queries = new QueryClient();
  const none = { count: 0, oldestAt: null };
  const report = { count: 2, oldestAt: '2026-01-01T00:00:00Z' };
  queries.setQueryData(waitingQuery.queryKey, {
    profile: none,
    project: none,
    report,
    appeal: none,
  });
  queries.setQueryData(reportsQuery.queryKey, {
    pages: [{ items, next: undefined }],
    pageParams: [undefined],
  });
  const empty = { items: [], hasMore: false };
  const lists = { profile: empty, project: empty, report: { items, hasMore: false } };
  const [first, second] = itemsOf(lists, 'report');
  expect(second?.subject).toBe('report profile b');
  if (first) await takeOut(queries, first);
  expect(queries.getQueryData(waitingQuery.queryKey)?.report.count).toBe(1);
  const left = queries.getQueryData(reportsQuery.queryKey)?.pages.flatMap((page) => page.items);
  expect(left?.map(({ id }) => id)).toEqual(['s']);
});
