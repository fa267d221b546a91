import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serveApi, viewAs } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import { startSignIn, useMeIfKnown, useSignIn } from './me.ts';

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
