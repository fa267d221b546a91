import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { Arrival, History, Location, Place } from './history.ts';

const HistoryContext = createContext<History | undefined>(undefined);
const PlaceContext = createContext<Place | undefined>(undefined);

const missing = () => new Error('There is no Router around this');

interface RouterProps {
  /** Made once: another one is not followed. */
  history: History;
  children: ReactNode;
}

/** Says to everything within it where one is; while the next screen comes, the last one stays. */
export function Router({ history, children }: RouterProps) {
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), [history]);
  return (
    <HistoryContext value={history}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </HistoryContext>
  );
}

function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw missing();
  return place;
}

/** The address of the screen, and what it was handed. */
export const useLocation = (): Location => usePlace().location;

/** How the screen was come to. */
export const useArrival = (): Arrival => usePlace().arrival;

export interface NavigateOptions {
  /** In place of this screen, which is then not behind the next one. */
  replace?: boolean | undefined;
  state?: unknown;
}

export interface Navigate {
  /** Leads on, to an address of ours. */
  (to: string, options?: NavigateOptions): void;
  /** Leads as many screens back, or forth, as is said. */
  (delta: number): void;
}

/** Leads to another screen. */
export function useNavigate(): Navigate {
  const history = use(HistoryContext);
  if (!history) throw missing();
  return useMemo(
    () =>
      (to: string | number, { replace = false, state }: NavigateOptions = {}) => {
        if (typeof to === 'number') history.go(to);
        else if (replace) history.replace(to, state);
        else history.push(to, state);
      },
    [history],
  );
}

/** Leads to another screen, which takes the place of this one. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
