import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { whenReleased } from './when-released.ts';

/** In a new order only once nothing is pressed; `key` names the order. */
export function useReleased<T>(value: T, key: string): T {
  const [shown, setShown] = useState({ key, value });
  const show = useEffectEvent((order: string) => setShown({ key: order, value }));
  useLayoutEffect(() => whenReleased(() => show(key)), [key]);
  return shown.key === key ? value : shown.value;
}
