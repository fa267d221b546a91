import { expect, it } from 'vitest';
import { withoutDuplicates } from './application-lists.ts';

const one = (
  projectId: string,
  vacancyId: string,
  telegramId: number,
  createdAt = '2026-01-01',
) => ({
  projectId,
  vacancyId,
  telegramId,
  createdAt,
});

it('keeps one application of each project, vacancy and person, the newest', () => {
  const older = one('p', 'v', 1, '2026-01-01T00:00:00Z');
  const newer = one('p', 'v', 1, '2026-02-01T00:00:00Z');
  expect(withoutDuplicates([older, newer])).toEqual([newer]);
  expect(withoutDuplicates([newer, older])).toEqual([newer]);
});

it('keeps what differs in project, vacancy or person, in its order', () => {
  const all = [one('p', 'v', 1), one('p', 'v', 2), one('p', 'w', 1), one('q', 'v', 1)];
  expect(withoutDuplicates([...all, ...all])).toEqual(all);
});

it('does not mix up ids that only look alike when put together', () => {
  expect(withoutDuplicates([one('p1', 'v', 1), one('p', '1v', 1)])).toHaveLength(2);
});
