import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SubmittedProfile } from '@kollab/contract';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MeContext } from '#src/api/me.ts';
import { sampleUser } from '#src/testing/sample-user.ts';
import { serveApi } from '#src/testing/api.ts';
import QueuePage from './queue-page.tsx';

let queue: SubmittedProfile[];

const submission = (telegramId: number, firstName: string): SubmittedProfile => ({
  id: String(telegramId),
  userId: String(telegramId),
  username: null,
  moderationStatus: 'Pending',
  telegramId,
  firstName,
  lastName: '',
  photo: null,
  version: 1,
  submittedAt: '2026-01-01T00:00:00Z',
  claimedBy: null,
  changes: [],
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  queue = [submission(1, 'Аня'), submission(2, 'Илья')];
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const asked = serveApi(({ method }) => {
    if (method === 'GET') return Response.json(queue);
    const [decided] = queue;
    queue = queue.slice(1);
    return Response.json({
      telegramId: decided?.telegramId,
      moderationStatus: 'Approved',
      version: 1,
      claimedBy: null,
      decidedBy: null,
      decidedAt: null,
    });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/moderation']}>
        <MeContext value={{ ...sampleUser, role: 'moderator' }}>
          <QueuePage />
        </MeContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return () => asked.filter(({ method }) => method !== 'GET');
}

const pressFirst = (name: string) => {
  const [first] = screen.getAllByRole('button', { name });
  if (first) fireEvent.click(first);
};
const cards = () => screen.queryAllByTestId('queue-card');

it('does not take a double tap for the next person’s approval too', async () => {
  const decisions = open();
  await waitFor(() => expect(cards()).toHaveLength(2));
  pressFirst('Одобрить');
  pressFirst('Одобрить');
  await waitFor(() => expect(cards()).toHaveLength(1));
  pressFirst('Одобрить');
  expect(decisions()).toHaveLength(1);
  vi.advanceTimersByTime(700);
  pressFirst('Одобрить');
  await waitFor(() => expect(cards()).toHaveLength(0));
  expect(decisions()).toHaveLength(2);
});

it('keeps a reason that was begun when the sheet is closed', async () => {
  open();
  await waitFor(() => expect(cards()).toHaveLength(2));
  pressFirst('Отклонить');
  fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'Нет фото' } });
  fireEvent.click(screen.getByRole('button', { name: 'Отмена', hidden: true }));
  expect(screen.queryByLabelText('Причина')).toBeNull();
  pressFirst('Отклонить');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Причина').value).toBe('Нет фото');
});
