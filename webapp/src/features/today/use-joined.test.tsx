import { paths } from '@kollab/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { currentAddress, serveApi } from '#test/screen.tsx';
import { entry } from '#test/sample-today.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { NoticePlace } from '#src/kit/notices/notice-place.tsx';
import { NoticesHost } from '#src/kit/notices/notices-host.tsx';
import { useJoined } from './use-joined.ts';

const accepted = {
  kind: 'applicationAccepted',
  projectId: 'p',
  projectName: 'Маяк',
  vacancyId: 'v',
  vacancyTitle: 'Смотритель',
  contact: { telegramId: 1, name: 'Роман', url: null },
} as const;

function Anywhere() {
  useJoined(7);
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

async function hear(...inbox: ReturnType<typeof entry>[]) {
  let count = 2;
  const asked = serveApi(({ path }) => Response.json(path.includes('unread') ? { count } : inbox));
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <NoticePlace />
        <Anywhere />
        <NoticesHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect([asked.length, queries.isFetching()]).toEqual([1, 0]));
  expect(screen.queryByText(/Вы в команде/)).toBeNull();
  count = 3;
  await act(() => queries.invalidateQueries());
  const isOfProject = ({ path }: { path: string }) => path.endsWith('/project/p');
  await waitFor(() => expect(asked.filter((one) => !isOfProject(one))).toHaveLength(3));
  return { isProjectAsked: () => asked.some(isOfProject) };
}

it('that a team took one in is told at once, with the way to that moment', async () => {
  const { isProjectAsked } = await hear(
    entry('1', accepted),
    entry('0', { kind: 'profileApproved' }),
  );
  expect(await screen.findByText('Вы в команде! Проект «Маяк»')).toBeDefined();
  expect(isProjectAsked()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Посмотреть' }).click());
  expect(currentAddress()).toBe(paths.joined('p'));
});

it.each([
  ['something else', entry('1', { kind: 'profileApproved' })],
  ['what was read', entry('1', accepted, { isRead: true })],
])('%s is told by the number alone', async (_, newest) => {
  const { isProjectAsked } = await hear(newest, entry('0', accepted));
  await act(async () => {});
  expect(isProjectAsked()).toBe(false);
  expect(screen.queryByText(/Вы в команде/)).toBeNull();
});
