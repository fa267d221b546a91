import { product } from '@kollab/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '#src/kit/layout/page.tsx';

/** A screen of a person who is not there. Its title comes later: it is said in the texts of the screen. */
export function Unentered({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [titleOf, setTitleOf] = useState<(pathname: string) => string>();
  useEffect(() => {
    let isWanted = true;
    import('./titles.ts').then(
      (titles) => isWanted && setTitleOf(() => titles.titleOf),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Page title={titleOf?.(pathname) ?? product} hasOwnHeading>
      {children}
    </Page>
  );
}
