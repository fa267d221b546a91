import type { Invitation } from '@kollab/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '#src/app/paths.ts';
import { serveApi } from '#src/testing/api.ts';
import { openScreen } from '#src/testing/open-screen.tsx';
import { sampleUser } from '#src/testing/sample-user.ts';
import MessagesPage from './messages-page.tsx';

let invitations: Invitation[];

const invitation = (projectId: string): Invitation => ({
  projectId,
  projectTitle: `Проект ${projectId}`,
  coverImage: null,
  palette: [],
  ownerName: 'Пётр',
  ownerTelegramId: 9,
  createdAt: '2026-01-01T00:00:00Z',
});

const answered = ({ accept }: { accept?: unknown }) => {
  invitations = invitations.slice(1);
  return Response.json({ projectId: 'a', result: accept === true ? 'member' : 'declined' });
};

function open(onAnswer: (body: { accept?: unknown }) => Response = answered) {
  const asked = serveApi(({ method, body }) =>
    method === 'GET' ? Response.json(invitations) : onAnswer(body ?? {}),
  );
  openScreen(MessagesPage, paths.messages, paths.messages, sampleUser);
  return () => asked.filter(({ method }) => method !== 'GET');
}
const cards = () => screen.queryAllByTestId('invitation');
const press = (name: string) =>
  fireEvent.click(within(cards()[0] ?? document.body).getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  invitations = [invitation('a'), invitation('b')];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows who invites to what, and leads to the project', async () => {
  open();
  await waitFor(() => expect(cards()).toHaveLength(2));
  const link = within(cards()[0] ?? document.body).getByRole('link');
  expect(link.getAttribute('href')).toBe(paths.project('a'));
  expect(link.textContent).toContain('Проект a');
  expect(link.textContent).toContain('Пётр приглашает вас в команду');
});

it.each([
  ['Принять', true, 'Вы в команде проекта «Проект a»'],
  ['Отказаться', false, 'Приглашение отклонено'],
])('«%s» answers once for a double tap', async (name, accept, words) => {
  const answers = open();
  await waitFor(() => expect(cards()).toHaveLength(2));
  press(name);
  press(name);
  expect(await screen.findByText(words)).toBeDefined();
  await waitFor(() => expect(cards()).toHaveLength(1));
  press(name);
  expect(answers()).toMatchObject([
    { path: '/api/User/answer-invitation', body: { projectId: 'a', accept } },
  ]);
});

it('says on the card when the answer was refused, and why', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const message = 'В проекте уже слишком много участников';
  open(() => Response.json({ code: 'tooManyParticipants', message }, { status: 400 }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  press('Принять');
  expect(await screen.findByText('Не удалось ответить на приглашение')).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
  expect(cards()).toHaveLength(2);
  silent.mockRestore();
});

it('says what will be here while nothing waits', async () => {
  invitations = [];
  open();
  expect(await screen.findByText('Здесь будут ваши новости')).toBeDefined();
});
