import { createContext, use, type ReactNode } from 'react';
import { matchPath, type Params } from './match.ts';
import { useLocation } from './router.tsx';

const ParamsContext = createContext<Params>({});

/** The parts of the address that the screen's path names. */
export const useParams = (): Params => use(ParamsContext);

/** A screen by its path. */
interface Route {
  path: string;
  element: ReactNode;
}

interface RoutesProps {
  routes: readonly Route[];
  /** What is shown where no path is like the address. */
  otherwise?: ReactNode;
}

/** The first of the screens whose path is like the address. */
export function Routes({ routes, otherwise = null }: RoutesProps) {
  const { pathname } = useLocation();
  for (const { path, element } of routes) {
    const params = matchPath(path, pathname);
    if (params) return <ParamsContext value={params}>{element}</ParamsContext>;
  }
  return otherwise;
}
