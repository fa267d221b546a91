import { paths } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  sampleProfileSubmission,
  sampleProjectSubmission,
  sampleReport,
} from '#test/sample-submission.ts';
import { card, cards, emptyServer, openQueue, server, names } from '#test/queue-fixture.ts';

const at = (day: number) => ({ submittedAt: `2026-01-0${day}T00:00:00Z` });
const focused = () => document.activeElement?.getAttribute('aria-label');
const gone = 'Эту заявку уже решили';

beforeEach(() => {
  emptyServer();
  server.profile = [sampleProfileSubmission(1, at(1)), sampleProfileSubmission(2, at(3))];
  server.project = [sampleProjectSubmission('a', at(2)), sampleProjectSubmission('b', at(4))];
  server.report = [
    sampleReport('r', at(1)),
    sampleReport('s', { ...at(2), subjectId: '7', subjectName: 'Игорь' }),
    sampleReport('t', { ...at(3), subjectId: '7', subjectName: 'Игорь' }),
  ];
});

it.each([
  ['profile', '2', 'Человек 2'],
  ['project', 'b', 'Проект b'],
  ['report', 't', 'Игорь'],
] as const)('the %s that an address names has the focus', async (kind, id, name) => {
  await openQueue(2, undefined, paths.queueItem(kind, id));
  await waitFor(() => expect(focused()).toBe(name));
  expect(screen.queryByText(gone)).toBeNull();
});

const paged = (kind: string, cursor: string | null) => {
  if (kind !== 'profile') return undefined;
  const place = Number(cursor ?? 0);
  const isLast = place + 1 >= server.profile.length;
  const link = `</api/User/profiles-for-moderation?cursor=${place + 1}>; rel="next"`;
  return Response.json(server.profile.slice(place, place + 1), isLast ? {} : { headers: { link } });
};

it('is looked for page by page', async () => {
  server.profile.push(sampleProfileSubmission(3, at(5)), sampleProfileSubmission(4, at(6)));
  await openQueue(3, undefined, paths.queueItem('profile', '3'), paged);
  await waitFor(() => expect(focused()).toBe('Человек 3'));
  expect(names()).toEqual(['Человек 1', 'Человек 2', 'Человек 3']);
});

it('that is far down is left to the reader, without saying that it is decided', async () => {
  server.profile = Array.from({ length: 20 }, (_, index) => sampleProfileSubmission(index + 1));
  await openQueue(10, undefined, paths.queueItem('profile', '20'), paged);
  expect(await screen.findByText('Эта заявка стоит в очереди дальше')).toBeDefined();
  expect(cards()).toHaveLength(10);
  expect(screen.queryByText(gone)).toBeNull();
});

it('that is not there any more is said to be decided, until something else is chosen', async () => {
  await openQueue(2, undefined, paths.queueItem('profile', '9'));
  expect(await screen.findByText(gone)).toBeDefined();
  expect(names()).toEqual(['Человек 1', 'Человек 2']);
  fireEvent.click(screen.getByRole('tab', { name: /^Проекты/ }));
  expect(screen.queryByText(gone)).toBeNull();
});

it('that the reader decides is not said to be decided', async () => {
  await openQueue(2, undefined, paths.queueItem('profile', '1'));
  await waitFor(() => expect(focused()).toBe('Человек 1'));
  fireEvent.click(card().getByRole('button', { name: 'Одобрить' }));
  await waitFor(() => expect(focused()).toBe('Человек 2'));
  expect(screen.queryByText(gone)).toBeNull();
});
