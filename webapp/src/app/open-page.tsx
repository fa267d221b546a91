import { paths } from '@kollab/contract';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useMe } from '#src/api/me.ts';
import { Skeleton } from '#src/kit/layout/skeleton.tsx';

/** Leads to where there is something to see: projects for newcomers, «Сегодня» for all others. */
export function OpenPage() {
  const { moderationStatus } = useMe();
  const path = moderationStatus === null ? paths.projects : paths.messages;
  useEffect(() => {
    try {
      // theme.js has that screen fetched at once when the app is opened again.
      localStorage.setItem('kollab:opened', path);
    } catch {
      // Without storage it is fetched a little later.
    }
  }, [path]);
  return (
    <>
      <Skeleton />
      <Navigate to={path} replace />
    </>
  );
}
