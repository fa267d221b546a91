import { paths } from '@kollab/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import QueuePage from '#src/features/queue/queue-page.tsx';
import RecordPage from '#src/features/record/record-page.tsx';
import StatisticsPage from '#src/features/record/statistics-page.tsx';
import { openScreen } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';

const { queue, moderationStatistics: statistics, anyModerationRecord: record } = paths;

it.each([
  ['the queue', QueuePage, queue],
  ['the record', RecordPage, record],
  ['the statistics', StatisticsPage, statistics],
])('%s is for moderators only: others are sent home, or told that nobody knows', (_, Page, at) => {
  openScreen(Page, at, at, { ...sampleUser, role: null });
  expect(screen.getByText('Роль пользователя не определена')).toBeDefined();
  expect(screen.queryByRole('tab')).toBeNull();
  openScreen(Page, at, at, sampleUser);
  expect(screen.getAllByTestId('address').map(({ textContent }) => textContent)).toEqual([at, '/']);
});
