import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { later } from '#src/kit/lib/later.tsx';
import { telegram } from '#src/telegram/telegram.ts';
import { NoticesHost } from '#src/kit/notices/notices-host.tsx';
import { OfflineBanner, SuspendedBanner } from './banners.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScrollReset } from './scroll-reset.tsx';
import { paths, product } from '@kollab/contract';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { Skeleton } from '#src/kit/layout/skeleton.tsx';
import { ownScreens, publicScreens } from './screens.ts';
import { SignedIn } from './signed-in.tsx';
import Compass from 'lucide-react/icons/compass';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Page title={product} parent={paths.home}>
      <Placeholder icon={Compass} title={texts.errors.notFound} hint={texts.errors.notFoundHint}>
        <Button onClick={() => void navigate(paths.home, { replace: true })}>
          {texts.common.home}
        </Button>
      </Placeholder>
    </Page>
  );
}

/** Every screen by its address; while the next one is fetched, the last one stays. */
function AppRoutes() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Routes>
        <Route element={<SignedIn />}>
          {ownScreens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        {publicScreens.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path={paths.profileAlias} element={<Navigate to={paths.home} replace />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

const Live = later(() => import('./live.tsx'));

/** The mini-app, within a router. */
export function App({ queries }: { queries: QueryClient }) {
  useEffect(() => telegram().ready(), []);
  return (
    <QueryClientProvider client={queries}>
      <Suspense>
        <Live />
      </Suspense>
      <ScrollReset />
      <OfflineBanner />
      <SuspendedBanner />
      <ErrorBoundary>
        <AppRoutes />
      </ErrorBoundary>
      <BottomBar />
      <NoticesHost />
    </QueryClientProvider>
  );
}
