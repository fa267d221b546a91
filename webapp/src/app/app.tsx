import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { whenReachable } from '#src/kit/lib/connection.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { NoticesHost } from '#src/kit/notices/notices-host.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary, reload } from './error-boundary.tsx';
import { ScrollReset } from './scroll-reset.tsx';
import { paths } from '@kollab/contract';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Waiting } from '#src/kit/layout/load-state.tsx';
import { Skeleton } from '#src/kit/layout/skeleton.tsx';
import { type AppRoute, firstScreen, routes } from './routes.ts';
import { SignedIn } from './signed-in.tsx';
import { useShape } from './use-shape.ts';

const NotFoundPage = lazyWithPreload(() => import('./not-found-page.tsx'));

/**
 * While its code is on its way, a screen shows its shapes at once and after a while offers to try
 * again.
 */
const routeOf = ({ path, Screen }: AppRoute) => (
  <Route
    key={path}
    path={path}
    element={
      <Suspense key={path} fallback={<Waiting onRetry={reload} />}>
        <Screen />
      </Suspense>
    }
  />
);

const own = routes.filter(({ isPublic }) => !isPublic);
const open = routes.filter(({ isPublic }) => isPublic);

function AppRoutes() {
  useShape();
  return (
    <Suspense fallback={<Skeleton />}>
      <Routes>
        <Route element={<SignedIn />}>{own.map(routeOf)}</Route>
        {open.map(routeOf)}
        <Route path="*" element={<NotFoundPage />} />
        <Route path={paths.profileAlias} element={<Navigate to={paths.home} replace />} />
      </Routes>
    </Suspense>
  );
}

const live = () => import('./live.tsx');
const reachable = () => new Promise<void>(whenReachable);

/** Fetched after the first screen, so as not to share its connection; once more if that was lost. */
const Live = lazyWithPreload(() =>
  firstScreen()
    .then(live)
    .catch(() => reachable().then(live))
    .catch(() => ({ default: () => null })),
);

export function App({ queries }: { queries: QueryClient }) {
  const { key } = useLocation();
  useEffect(() => telegram().ready(), []);
  return (
    <QueryClientProvider client={queries}>
      <ScrollReset />
      <Suspense>
        <Live />
      </Suspense>
      <ErrorBoundary place={key}>
        <AppRoutes />
      </ErrorBoundary>
      <BottomBar />
      <NoticesHost />
    </QueryClientProvider>
  );
}
