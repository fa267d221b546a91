import { paths } from '@kollab/contract';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';

const code = vi.hoisted(() => ({ isLost: true }));
vi.mock('./live.tsx', () => {
  if (code.isLost) throw new TypeError('offline');
  return { default: () => <output data-testid="live" /> };
});

it('what keeps the app live comes once the connection that lost its code is back', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: code.isLost ? 503 : 200 }));
  render(
    <MemoryRouter initialEntries={[paths.blog]}>
      <App queries={createQueryClient()} />
    </MemoryRouter>,
  );
  await screen.findByText('Coming soon...');
  await act(async () => undefined);
  expect(screen.queryByTestId('live')).toBeNull();
  code.isLost = false;
  window.dispatchEvent(new Event('online'));
  // Nobody hears that event yet where the code is still on its way: it is asked again in 5 seconds.
  expect(await screen.findByTestId('live', undefined, { timeout: 15_000 })).toBeDefined();
});
