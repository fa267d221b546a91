import { paths, type Statistics } from '@kollab/contract';
import { screen, within } from '@testing-library/react';
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

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('says how long decisions take, and leads to all that a moderator did', async () => {
  serveApi(() => Response.json(statistics));
  const address = paths.moderationStatistics;
  openScreen(StatisticsPage, address, address, { ...sampleUser, role: 'moderator' });
  expect(await screen.findByText('2 ч')).toBeDefined();
  expect(screen.getByText('3 дн.')).toBeDefined();
  expect(rowsOf('По модераторам')).toEqual([
    ['Модератор', 'Решено', 'Медиана', '95 из 100'],
    ['Аня Судьинаодобрено 200, отклонено 100', '300', '30 мин', '20 ч'],
  ]);
  expect(rowsOf('По неделям').slice(1)).toEqual([
    ['16 ноября', '41', '3 ч', '30 ч'],
    ['9 ноября', '0', '—', '—'],
  ]);
  expect(hrefOf('Аня Судьина')).toBe('/moderation/record?moderator=5');
});
