import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serveApi, viewAs } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import { recognise, startSignIn, useMeIfKnown, useSignIn } from './me.ts';

function SignIn() {
  const { error, retry } = useSignIn(1);
  return error && <button onClick={retry}>ещё раз</button>;
}

const Name = () => <output>{useMeIfKnown()?.firstName ?? 'кто-то'}</output>;

const screenWith = (queries: QueryClient, isNamed: boolean) => (
  <QueryClientProvider client={queries}>
    <SignIn />
    {isNamed && <Name />}
  </QueryClientProvider>
);

it('signing in can be tried again after somebody began to wait for who it is', async () => {
  viewAs(1);
  let isBroken = true;
  serveApi(() => (isBroken ? new Response(null, { status: 500 }) : Response.json(sampleUser)));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { rerender } = render(screenWith(queries, false));
  const again = await screen.findByText('ещё раз');
  rerender(screenWith(queries, true));
  expect(screen.getByText('кто-то')).toBeDefined();
  isBroken = false;
  fireEvent.click(again);
  expect(await screen.findByText(sampleUser.firstName)).toBeDefined();
});

it.each([
  ['what theme.js asked for is not asked for again', sampleUser, []],
  ['nor believed of somebody else', { ...sampleUser, telegramId: 5 }, ['/api/User/get-or-create']],
  ['where nothing came of it, it is', undefined, ['/api/User/get-or-create']],
])('%s', async (_, ahead, calls) => {
  viewAs(sampleUser.telegramId);
  vi.stubGlobal('kollabSignIn', Promise.resolve(ahead));
  const asked = serveApi(() => Response.json(sampleUser));
  const queries = new QueryClient();
  startSignIn(queries, sampleUser.telegramId);
  render(screenWith(queries, true));
  expect(await screen.findByText(sampleUser.firstName)).toBeDefined();
  expect(asked.map(({ path }) => path)).toEqual(calls);
});

it('who follows a link to what anybody may read is known there, and signs in later', async () => {
  viewAs(sampleUser.telegramId);
  const asked = serveApi(() => Response.json(sampleUser));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } });
  const { rerender } = render(
    <QueryClientProvider client={queries}>
      <Name />
    </QueryClientProvider>,
  );
  await act(() => recognise(queries, sampleUser.telegramId));
  expect(await screen.findByText(sampleUser.firstName)).toBeDefined();
  const seen = `/api/User/${sampleUser.telegramId}`;
  expect(asked.map(({ path }) => path)).toEqual([seen]);
  rerender(screenWith(queries, true));
  await vi.waitFor(() =>
    expect(asked.map(({ path }) => path)).toEqual([seen, '/api/User/get-or-create']),
  );
});

it('who is no user stays unknown, and does not become one by reading', async () => {
  viewAs(sampleUser.telegramId);
  const asked = serveApi(() => new Response(null, { status: 404 }));
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <Name />
    </QueryClientProvider>,
  );
  await act(() => recognise(queries, sampleUser.telegramId));
  expect(screen.getByText('кто-то')).toBeDefined();
  expect(asked).toHaveLength(1);
});
