import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A component whose code comes with its first use, or sooner with `preload`: what is there already
 * shows at once. Belongs into a Suspense.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(load);
  const preload = async () => {
    try {
      ({ default: loaded } = await load());
    } catch {
      // It is tried again when it is needed.
    }
  };
  function Later(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  return Object.assign(Later, { preload });
}
