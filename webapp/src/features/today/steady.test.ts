import { expect, it } from 'vitest';
import { application, entry, invitation, request, todayWith } from '#test/sample-today.ts';
import { hasUnseen, settle, showAll } from './steady.ts';

const news = (...ids: string[]) => ({
  inbox: ids.map((id) => entry(id, { kind: 'profileApproved' })),
});
const shown = showAll(todayWith({ waiting: [invitation, request], news: news('1') }));
const next = todayWith({ waiting: [request, application], news: news('2', '1') });
const rowsOf = ({ waiting }: typeof shown) => waiting.map(({ row, isOver }) => [row.kind, isOver]);

it('what waits no more keeps its place, what is new comes last', () => {
  expect(rowsOf(settle(shown, next, false))).toEqual([
    ['invitation', true],
    ['contact', false],
    ['application', false],
  ]);
});

it('nothing is added above or beside what is read', () => {
  const settled = settle(shown, next, true);
  expect(rowsOf(settled)).toEqual([
    ['invitation', true],
    ['contact', false],
  ]);
  expect(settled.news.inbox.map(({ id }) => id)).toEqual(['1']);
  expect(hasUnseen(settled, next)).toBe(true);
});

it('a team that was joined meanwhile stands first, but moves nothing that is read', () => {
  const at = '2026-01-05T12:00:00Z';
  const joined = [{ projectId: 'a', projectTitle: 'Двор', vacancyTitle: null, at }];
  const answered = { ...next, joined };
  expect(settle(shown, answered, false).joined).toEqual(joined);
  expect(settle(shown, answered, true).joined).toEqual([]);
});

it('the line of one’s applications comes and goes only where nobody reads', () => {
  const line = (count: number) => ({
    count,
    vacancyTitle: 'Повар',
    createdAt: '2026-01-05T12:00:00Z',
  });
  const without = todayWith({});
  const one = todayWith({ ownApplications: line(1) });
  const two = todayWith({ ownApplications: line(2) });
  expect(settle(showAll(without), one, true).ownApplications).toBeUndefined();
  expect(settle(showAll(one), without, true).ownApplications).toEqual(line(1));
  expect(settle(showAll(one), two, true).ownApplications).toEqual(line(2));
  expect(settle(showAll(one), without, false).ownApplications).toBeUndefined();
  expect(settle(showAll(without), one, false).ownApplications).toEqual(line(1));
});

it('what changed is told in its place', () => {
  const inbox = [entry('1', { kind: 'profileApproved' }, { isRead: true })];
  const read = todayWith({ news: { inbox } });
  expect(settle(shown, read, true).news.inbox).toMatchObject([{ id: '1', isRead: true }]);
});

it('there is nothing new where all is shown', () => {
  const today = todayWith({ waiting: [invitation, request], news: news('1') });
  expect(hasUnseen(showAll(today), today)).toBe(false);
});
