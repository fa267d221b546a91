import { paths } from '@kollab/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useMe } from '#src/api/me.ts';
import { texts } from '#src/texts/common.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

interface ModeratorsPageProps {
  title: string;
  parent: string;
  hasTabbar?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** Anyone else is sent home. */
export function ModeratorsPage({ children, ...page }: ModeratorsPageProps) {
  const { role } = useMe();
  if (role === 'user') return <Navigate to={paths.home} replace />;
  return (
    <Page {...page}>
      {role === null ? (
        <Placeholder icon={CircleAlert} title={texts.errors.noRole} isAlert />
      ) : (
        children
      )}
    </Page>
  );
}
