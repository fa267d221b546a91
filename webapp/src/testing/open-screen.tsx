import type { User } from '@kollab/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MeContext } from '#src/api/me.ts';
import { memoryHistory } from '#src/navigation/memory-history.ts';
import { Router, useLocation } from '#src/navigation/router.tsx';
import { Routes } from '#src/navigation/routes.tsx';
import { NoticesHost } from '#src/ui/notices-host.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

/** Opens one screen at an address, as a signed-in person or, without one, as anyone. */
export function openScreen(Screen: ComponentType, route: string, address: string, me?: User) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queries}>
      <Router history={memoryHistory(address)}>
        <MeContext value={me}>
          <Routes routes={[{ path: route, element: <Screen /> }]} />
        </MeContext>
        <Address />
        <NoticesHost />
      </Router>
    </QueryClientProvider>,
  );
}
