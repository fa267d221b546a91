import type { User } from '@kollab/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { MeContext } from '#src/api/me.ts';
import { NoticePlace } from '#src/kit/notices/notice-place.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { NoticesHost } from '#src/kit/notices/notices-host.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

export function openScreen(Screen: ComponentType, route: string, address: string, me?: User) {
  const queries = createQueryClient();
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <NoticePlace />
        <MeContext value={me}>
          <Routes>
            <Route path={route} element={<Screen />} />
          </Routes>
        </MeContext>
        <Address />
        <NoticesHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
