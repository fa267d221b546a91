import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { whenReleased } from './when-released.ts';

/** What is shown in an order named by a key: in a new order only once nothing is pressed. */
export function useReleased<T>(value: T, key: string): T {
  const [shown, setShown] = useState({ key, value });
  const show = useEffectEvent((order: string) => setShown({ key: order, value }));
  useLayoutEffect(() => whenReleased(() => show(key)), [key]);
  return shown.key === key ? value : shown.value;
}
