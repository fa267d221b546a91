import type { User } from '@kollab/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NoticesHost } from '#src/kit/notices/notices-host.tsx';
import { openScreen, serveApi } from '#test/screen.tsx';
import { withoutConnection } from '#test/without-connection.ts';
import { sampleUser } from '#test/samples.ts';
import { LookingForTeamSection } from './looking-for-team.tsx';

const open = (me: Partial<User> = {}, answer = () => Response.json({})) => {
  const asked = serveApi(answer);
  const Screen = () => <LookingForTeamSection me={{ ...sampleUser, ...me }} />;
  openScreen(Screen, '/', '/', sampleUser);
  return asked;
};
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Whether there is a connection is asked besides. */
const saved = (asked: ReturnType<typeof serveApi>) =>
  asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const shown = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value;

it.each([
  ['Ищу команду', 'maybe', { lookingForTeam: 'maybe' }],
  ['Ищу команду', '', { lookingForTeam: null }],
  ['Часов в неделю', '10', { hoursAWeek: 10 }],
  ['Часов в неделю', '', { hoursAWeek: null }],
])('«%s» with the answer «%s» is saved at once', async (label, value, body) => {
  const asked = open({ lookingForTeam: 'yes', hoursAWeek: 4 });
  choose(label, value);
  const path = `/api/User/looking-for-team/${sampleUser.telegramId}`;
  // Matches are asked for anew as soon as it is saved.
  const written = () => asked.filter(({ method }) => method === 'PATCH');
  await waitFor(() => expect(written()).toMatchObject([{ path, body }]));
});

it('shows hours that are not among the usual ones', () => {
  open({ hoursAWeek: 7 });
  expect(shown('Часов в неделю')).toBe('7');
});

it('falls back when it could not be saved, and says so', async () => {
  open({ lookingForTeam: 'yes' }, () => Response.json({ code: 'internal' }, { status: 500 }));
  choose('Ищу команду', 'no');
  expect(await screen.findByText('Не удалось сохранить')).toBeDefined();
  expect(shown('Ищу команду')).toBe('yes');
});

it('stays chosen without a connection, on the next screen too, and is sent once there is one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const connect = withoutConnection();
  window.dispatchEvent(new Event('offline'));
  const queries = new QueryClient();
  const shownTo = (isShown: boolean) => (
    <QueryClientProvider client={queries}>
      {isShown && <LookingForTeamSection me={{ ...sampleUser, lookingForTeam: 'yes' }} />}
      <NoticesHost />
    </QueryClientProvider>
  );
  const { rerender } = render(shownTo(true));
  choose('Ищу команду', 'no');
  choose('Часов в неделю', '10');
  expect(await screen.findByText(/^Нет соединения/)).toBeDefined();
  rerender(shownTo(false));
  rerender(shownTo(true));
  expect([shown('Ищу команду'), shown('Часов в неделю')]).toEqual(['no', '10']);
  expect(screen.queryByText('Не удалось сохранить')).toBeNull();
  const asked = serveApi(() => Response.json({}));
  connect();
  await vi.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(saved(asked)).toEqual([{ lookingForTeam: 'no' }, { hoursAWeek: 10 }]));
});

it('of two answers to the same without a connection only the last is sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const connect = withoutConnection();
  window.dispatchEvent(new Event('offline'));
  openScreen(() => <LookingForTeamSection me={sampleUser} />, '/', '/', sampleUser);
  choose('Ищу команду', 'yes');
  choose('Часов в неделю', '10');
  choose('Ищу команду', 'no');
  expect(await screen.findByText(/^Нет соединения/)).toBeDefined();
  const asked = serveApi(() => Response.json({}));
  connect();
  await vi.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(saved(asked)).toEqual([{ hoursAWeek: 10 }, { lookingForTeam: 'no' }]));
  expect(shown('Ищу команду')).toBe('');
});

it('an answer that met none is not sent again once there is another', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openScreen(() => <LookingForTeamSection me={sampleUser} />, '/', '/', sampleUser);
  const unanswered = serveApi(() => Promise.reject(new TypeError('offline')));
  choose('Ищу команду', 'yes');
  await waitFor(() => expect(saved(unanswered)).toHaveLength(1));
  const asked = serveApi(() => Response.json({}));
  choose('Ищу команду', 'no');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saved(asked)).toEqual([{ lookingForTeam: 'no' }]);
});
