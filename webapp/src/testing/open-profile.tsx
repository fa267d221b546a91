import type { User } from '@kollab/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { MeContext } from '#src/api/me.ts';
import { ownScreens } from '#src/app/screens.ts';
import { memoryHistory } from '#src/navigation/memory-history.ts';
import { Router } from '#src/navigation/router.tsx';
import { Routes } from '#src/navigation/routes.tsx';
import { NoticesHost } from '#src/ui/notices-host.tsx';
import { sampleUser } from './sample-user.ts';

/** Opens one of the signed-in person's screens; the others can be reached from it. */
export function openProfile(path: string, changes: Partial<User>) {
  const me = { ...sampleUser, ...changes };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <Router history={memoryHistory(path)}>
        <MeContext value={me}>
          <Suspense>
            <Routes
              routes={ownScreens.map(({ path, Screen }) => ({ path, element: <Screen /> }))}
            />
          </Suspense>
        </MeContext>
        <NoticesHost />
      </Router>
    </QueryClientProvider>,
  );
  return me;
}
