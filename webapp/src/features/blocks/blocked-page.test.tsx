import { paths, type PersonCard } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { samplePerson, sampleUser } from '#test/samples.ts';
import BlockedPage from './blocked-page.tsx';

let blocked: PersonCard[];

function open(onRelease: () => Response = () => Response.json({ isBlocked: false })) {
  const asked = serveApi(({ method, path }) => {
    if (method === 'GET') return Response.json(blocked);
    blocked = blocked.filter(({ telegramId }) => path !== `/api/User/${telegramId}/block`);
    return onRelease();
  });
  openScreen(BlockedPage, paths.blocked, paths.blocked, sampleUser);
  return () => asked.filter(({ method }) => method !== 'GET');
}
const release = (name: string) => screen.findByRole('button', { name: `Разблокировать: ${name}` });

beforeEach(() => {
  viewAs(1);
  blocked = [samplePerson(5), samplePerson(6)];
});

it('whom one blocked is listed, and let go with one press', async () => {
  const writes = open();
  fireEvent.click(await release('Мария Орлова-5'));
  expect(await screen.findByText('Мария Орлова-5: профиль разблокирован')).toBeDefined();
  await waitFor(() => expect(screen.getAllByTestId('blocked-person')).toHaveLength(1));
  expect(screen.getByText('Мария Орлова-6')).toBeDefined();
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/api/User/5/block' }]);
});

it('says who could be here while there is nobody', async () => {
  blocked = [samplePerson(5)];
  open();
  fireEvent.click(await release('Мария Орлова-5'));
  expect(await screen.findByText('Вы никого не заблокировали')).toBeDefined();
});

it('says that somebody could not be let go, and lets one try again', async () => {
  const writes = open(() => new Response(null, { status: 500 }));
  blocked = [samplePerson(5)];
  fireEvent.click(await release('Мария Орлова-5'));
  expect(await screen.findByText('Не удалось разблокировать')).toBeDefined();
  fireEvent.click(await release('Мария Орлова-5'));
  await waitFor(() => expect(writes()).toHaveLength(2));
});
