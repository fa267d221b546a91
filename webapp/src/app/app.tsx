import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { NoticesHost } from '#src/kit/notices/notices-host.tsx';
import { OfflineBanner, SuspendedBanner } from './banners.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { ScrollReset } from './scroll-reset.tsx';

/** The mini-app, within a router. */
export function App({ queries }: { queries: QueryClient }) {
  useEffect(() => telegram().ready(), []);
  return (
    <QueryClientProvider client={queries}>
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
