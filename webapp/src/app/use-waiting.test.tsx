import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { telegram } from '#src/telegram/telegram.ts';
import { useWaiting } from './use-waiting.ts';

function open() {
  const queries = new QueryClient();
  const confirm = vi.spyOn(telegram(), 'confirmClosing');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  renderHook(useWaiting, { wrapper });
  return { queries, told: () => confirm.mock.calls.flat() };
}

it('closing Kollab asks first while a choice is not saved', async () => {
  const { queries, told } = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  const saving = queries.getMutationCache().build(queries, { mutationFn: () => promise });
  act(() => void saving.execute(undefined));
  await waitFor(() => expect(told()).toEqual([true]));
  resolve();
  await waitFor(() => expect(told()).toEqual([true, false]));
});
