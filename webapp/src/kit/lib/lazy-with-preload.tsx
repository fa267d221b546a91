import { type ComponentType, createElement, lazy, useState } from 'react';
import { whenReachable } from './connection.ts';

/** Without a connection, or as a new release has other files. */
export class MissingCode extends Error {}

/** Answers whether the code came. */
export type Preload = () => Promise<boolean>;

const all: Preload[] = [];

type Wanted = (one: Preload) => boolean;

/** What is fetched now is fetched before it is needed. */
let isAhead = false;

/**
 * React's `lazy` whose code may be fetched before its first use, by `preload`: it shows at once then.
 * Belongs into a Suspense.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(() =>
    load().catch((cause: unknown) => {
      throw new MissingCode('No code', { cause });
    }),
  );
  const preload = async () => {
    try {
      ({ default: loaded } = await load());
      return true;
    } catch {
      // It is tried again when it is needed.
      return false;
    }
  };
  all.push(preload);
  function Preloadable(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  /** With the code that names it: at once, or in a turn of its own where that is fetched ahead. */
  const preloadAlong = () => void (isAhead || preload());
  return Object.assign(Preloadable, { preload, preloadAlong });
}

/**
 * Code that is asked for without a connection is remembered as missing: nothing is asked for then.
 */
const connected = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', whenReachable(resolve));
  });

interface Preloading {
  /** Wanted next, once what is shown has all its parts. */
  first: readonly Preload[];
  last: readonly Preload[];
  reading: Promise<unknown>;
  rest: () => Promise<void>;
  signal: AbortSignal;
}

/**
 * All that may be needed, one after another once there is `rest`: no screen then wants a connection
 * for its code.
 */
export async function preloadAll({ first, last, reading, rest, signal }: Preloading) {
  const asked = new Set<Preload>();
  const fetchEach = async (list: readonly Preload[], isWanted: Wanted = () => true) => {
    // What it brings along is in the list by then.
    for (const preload of list) {
      if (asked.has(preload) || !isWanted(preload)) continue;
      asked.add(preload);
      await rest();
      if (!navigator.onLine) await connected(signal);
      if (signal.aborted) return;
      isAhead = true;
      const isThere = await preload();
      isAhead = false;
      if (!isThere) await connected(signal);
    }
  };
  const isPart: Wanted = (one) => !first.includes(one) && !last.includes(one);
  await fetchEach(all, isPart);
  await fetchEach(first);
  await fetchEach(all, isPart);
  performance.mark('preloaded-tabs');
  await reading;
  await fetchEach(all);
  performance.mark('preloaded');
}
