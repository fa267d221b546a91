import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { History } from '#src/navigation/history.ts';
import { Router } from '#src/navigation/router.tsx';
import { telegram } from '#src/telegram/telegram.ts';
import { NoticesHost } from '#src/ui/notices-host.tsx';
import { OfflineBanner, SuspendedBanner } from './banners.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { ScrollReset } from './scroll-reset.tsx';

interface AppProps {
  queries: QueryClient;
  history: History;
}

export function App({ queries, history }: AppProps) {
  useEffect(() => telegram().ready(), []);
  return (
    <QueryClientProvider client={queries}>
      <Router history={history}>
        <ScrollReset />
        <OfflineBanner />
        <SuspendedBanner />
        <ErrorBoundary>
          <AppRoutes />
        </ErrorBoundary>
        <BottomBar />
        <NoticesHost />
      </Router>
    </QueryClientProvider>
  );
}
