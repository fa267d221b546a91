import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { Banners } from '#src/app/banners.tsx';

class Unmeasured {
  observe = () => undefined;
  disconnect = () => undefined;
}

export function withBanners(shown?: ReactNode, path = '/') {
  vi.stubGlobal('ResizeObserver', Unmeasured);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Banners />
        {shown}
      </MemoryRouter>
    </QueryClientProvider>
  );
}
