import type { User } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleUser } from '#test/sample-user.ts';
import LookingForTeamSection from './looking-for-team.tsx';

const open = (me: Partial<User> = {}, answer = () => Response.json({})) => {
  const asked = serveApi(answer);
  const Screen = () => <LookingForTeamSection me={{ ...sampleUser, ...me }} />;
  openScreen(Screen, '/', '/', sampleUser);
  return asked;
};
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value;

it.each([
  ['Ищу команду', 'maybe', { lookingForTeam: 'maybe' }],
  ['Ищу команду', '', { lookingForTeam: null }],
  ['Часов в неделю', '10', { hoursAWeek: 10 }],
  ['Часов в неделю', '', { hoursAWeek: null }],
])('«%s» with the answer «%s» is saved at once', async (label, value, body) => {
  const asked = open({ lookingForTeam: 'yes', hoursAWeek: 4 });
  choose(label, value);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    method: 'PATCH',
    path: `/api/User/looking-for-team/${sampleUser.telegramId}`,
    body,
  });
});

it('shows hours that are not among the usual ones', () => {
  open({ hoursAWeek: 7 });
  expect(shown('Часов в неделю')).toBe('7');
});

it('falls back when it could not be saved, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open({ lookingForTeam: 'yes' }, () => Response.json({ code: 'internal' }, { status: 500 }));
  choose('Ищу команду', 'no');
  expect(await screen.findByText('Не удалось сохранить')).toBeDefined();
  expect(shown('Ищу команду')).toBe('yes');
});
