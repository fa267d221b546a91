import { paths } from '@kollab/contract';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Skeleton } from '#src/kit/layout/skeleton.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ownScreens, publicScreens } from './screens.ts';
import { SignedIn } from './signed-in.tsx';

/** Every screen by its address; while the next one is fetched, the last one stays. */
export function AppRoutes() {
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
