import { Suspense } from 'react';
import { Redirect } from '#src/navigation/router.tsx';
import { Routes } from '#src/navigation/routes.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { paths } from './paths.ts';
import { ownScreens, publicScreens } from './screens.ts';
import { SignedIn } from './signed-in.tsx';

const routes = [
  ...ownScreens.map(({ path, Screen }) => ({
    path,
    element: (
      <SignedIn>
        <Screen />
      </SignedIn>
    ),
  })),
  ...publicScreens.map(({ path, Screen }) => ({ path, element: <Screen /> })),
  { path: paths.profileAlias, element: <Redirect to={paths.home} /> },
];

export function AppRoutes() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Routes routes={routes} otherwise={<NotFoundPage />} />
    </Suspense>
  );
}
