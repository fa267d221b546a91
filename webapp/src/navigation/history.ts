/** How a screen was come to: by the browser's own back and forward, onwards, or in place of another. */
export type Arrival = 'pop' | 'push' | 'replace';

export interface Location {
  readonly pathname: string;
  readonly search: string;
  /** What the screen before handed over; null for nothing. */
  readonly state: unknown;
}

export interface Place {
  readonly location: Location;
  readonly arrival: Arrival;
}

/** The way that was come, kept by the browser or in memory. */
export interface History {
  readonly place: Place;
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  go(delta: number): void;
  /** Tells of every new place; the answer ends it. */
  listen(listener: (place: Place) => void): () => void;
}

/** What an entry of the browser's history keeps: how many of ours lie before it, and what it was handed. */
interface Entry {
  idx?: number;
  usr?: unknown;
}

const entry = () => (window.history.state ?? {}) as Entry;

function currentLocation(): Location {
  const { pathname, search } = window.location;
  return { pathname, search, state: entry().usr ?? null };
}

/** Whether an entry of ours lies before this one. */
export const isBehindAnother = () => (entry().idx ?? 0) > 0;

/** The browser's history. */
export function browserHistory(): History {
  if (entry().idx === undefined) window.history.replaceState({ ...entry(), idx: 0 }, '');
  let listener: ((place: Place) => void) | undefined;
  let place: Place = { location: currentLocation(), arrival: 'pop' };
  const arrive = (arrival: Arrival) => {
    place = { location: currentLocation(), arrival };
    listener?.(place);
  };
  const arriveBack = () => arrive('pop');
  return {
    get place() {
      return place;
    },
    push(to, state) {
      window.history.pushState({ usr: state, idx: (entry().idx ?? 0) + 1 }, '', to);
      arrive('push');
    },
    replace(to, state) {
      window.history.replaceState({ usr: state, idx: entry().idx ?? 0 }, '', to);
      arrive('replace');
    },
    go: (delta) => window.history.go(delta),
    listen(told) {
      listener = told;
      window.addEventListener('popstate', arriveBack);
      return () => {
        listener = undefined;
        window.removeEventListener('popstate', arriveBack);
      };
    },
  };
}
