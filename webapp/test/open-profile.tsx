import type { User } from '@kollab/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { MeContext } from '#src/api/me.ts';
import { routes } from '#src/app/routes.ts';
import { NoticesHost } from '#src/kit/notices/notices-host.tsx';
import { sampleUser } from './samples.ts';
import { createPromptClient } from './screen.tsx';

export function openProfile(path: string, changes: Partial<User>) {
  const me = { ...sampleUser, ...changes };
  const queries = createPromptClient();
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <MeContext value={me}>
          <Suspense>
            <Routes>
              {routes.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
            </Routes>
          </Suspense>
        </MeContext>
        <NoticesHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return me;
}
