import { paths, type Statistics } from '@kollab/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hrefOf, openScreen, serveApi } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import StatisticsPage from './statistics-page.tsx';

const statistics: Statistics = {
  waiting: {
    profile: { count: 12, oldestAt: '2026-01-01T00:00:00Z' },
    project: { count: 4, oldestAt: null },
    report: { count: 0, oldestAt: null },
    appeal: { count: 0, oldestAt: null },
  },
  total: { decided: 300, medianHours: 2.1, p95Hours: 72 },
  byModerator: [
    {
      telegramId: 5,
      name: 'Аня Судьина',
      approved: 200,
      rejected: 100,
      decided: 300,
      medianHours: 0.5,
      p95Hours: 20,
    },
  ],
  byWeek: [
    { week: '2026-11-16', decided: 41, medianHours: 3, p95Hours: 30 },
    { week: '2026-11-09', decided: 0, medianHours: null, p95Hours: null },
  ],
};

const rowsOf = (name: string) => {
  const surface = screen.getByRole('region', { name }).lastElementChild;
  return [...(surface?.children ?? [])].map((row) => row.textContent?.replaceAll('\u00a0', ' '));
};

it('says how long decisions take, and leads to all that a moderator did', async () => {
  serveApi(() => Response.json(statistics));
  const address = paths.moderationStatistics;
  openScreen(StatisticsPage, address, address, { ...sampleUser, role: 'moderator' });
  expect(await screen.findByText('2 ч')).toBeDefined();
  expect(screen.getByText('3 дн.')).toBeDefined();
  expect(rowsOf('По модераторам')).toEqual([
    'Аня Судьинарешено 300Одобрено 200, отклонено 100Обычно 30 мин, почти всегда 20 ч',
  ]);
  expect(rowsOf('По неделям')).toEqual([
    'С 16 ноябрярешено 41Обычно 3 ч, почти всегда 30 ч',
    'С 9 ноябрярешено 0',
  ]);
  expect(hrefOf(/^Аня Судьина/)).toBe('/moderation/record?moderator=5');
});
