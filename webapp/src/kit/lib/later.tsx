import { type ComponentType, createElement, lazy, useState } from 'react';

/** Code did not come: without a connection, or as a new release has other files. */
export class MissingCode extends Error {}

const all: (() => Promise<void>)[] = [];

/**
 * A component whose code comes with its first use, or sooner with `preload`: what is there already
 * shows at once. Belongs into a Suspense.
 */
export function later<Props extends object>(
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
    } catch {
      // It is tried again when it is needed.
    }
  };
  all.push(preload);
  function Later(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  return Object.assign(Later, { preload });
}

/**
 * Fetches all that may be needed, also by what it fetches, one after another once there is `rest`: no
 * screen then wants a connection for its code.
 */
export async function preloadAll(rest: () => Promise<void>, signal: AbortSignal) {
  for (const preload of all) {
    await rest();
    if (signal.aborted) return;
    await preload();
  }
  performance.mark('preloaded');
}
