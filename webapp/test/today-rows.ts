import { paths, type Today } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import TodayPage from '#src/features/today/today-page.tsx';
import { sampleApplication, sampleUser } from './samples.ts';
import { type Asked, openScreen, serveApi } from './screen.tsx';

type Reply = Response | Promise<Response>;
const isOfToday = (path: string) => path === '/api/User/today';

/** What the server says today: tests change it as time and other people would. */
export const server = {} as { today: Today };

const written = () => Response.json({ ...sampleApplication, count: 0, result: 'member' });

/** Once so many rows wait, answers what the server was asked. */
export async function openToday(
  count: number,
  onWrite: (asked: Asked) => Reply = written,
  { me = {}, read = [] as unknown } = {},
) {
  const asked = serveApi((one) => {
    if (one.method !== 'GET') return onWrite(one);
    return Response.json(isOfToday(one.path) ? server.today : read);
  });
  const known = { ...sampleUser, moderationStatus: 'Approved' as const, ...me };
  const { unmount } = openScreen(TodayPage, paths.messages, paths.messages, known);
  await waitFor(() => expect(rows()).toHaveLength(count));
  return { to: (path: string) => asked.filter((one) => one.path === path), leave: unmount };
}

export const rows = () => screen.queryAllByTestId('waiting-row');
export const entries = () => screen.queryAllByTestId('inbox-entry');

export const button = (index: number, name: string) =>
  within(rows()[index] ?? document.body).queryByRole('button', { name: new RegExp(`^${name}: `) });

export const press = (index: number, name: string) =>
  fireEvent.click(button(index, name) ?? document.body);
