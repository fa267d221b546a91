import { paths } from '@kollab/contract';
import { useEffect } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { useMe } from '#src/api/me.ts';
import { Skeleton } from '#src/kit/layout/skeleton.tsx';

/** Projects for newcomers, «Сегодня» for all others. */
export function OpenPage() {
  const { moderationStatus } = useMe();
  const path = moderationStatus === null ? paths.projects : paths.messages;
  const navigate = useNavigate();
  useEffect(() => {
    try {
      // theme.js has that screen fetched at once when the app is opened again.
      localStorage.setItem('kollab:opened', path);
    } catch {
      // Without storage it is fetched a little later.
    }
    // Whoever has pressed a tab meanwhile goes there, though that screen is still on its way.
    if (matchPath(paths.open, location.pathname)) void navigate(path, { replace: true });
  }, [path, navigate]);
  return <Skeleton />;
}
