import { useEffect, useRef } from 'react';

/** A no to somebody is sent so much later, in milliseconds: until then it can be taken back. */
export const noUndoneWithin = 10_000;

/** Has something done after a while, in milliseconds, unless it is taken back; who leaves the screen means it. */
export function useUndoable(within: number) {
  const held = useRef<{ act: () => void; timer: ReturnType<typeof setTimeout> }>(undefined);
  const stop = () => {
    clearTimeout(held.current?.timer);
    const { act } = held.current ?? {};
    held.current = undefined;
    return act;
  };
  useEffect(
    () => () => stop()?.(),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the screen is left
    [],
  );
  return {
    hold: (act: () => void) => {
      const timer = setTimeout(() => stop()?.(), within);
      held.current = { act, timer };
    },
    /** Answers whether there was anything to take back. */
    takeBack: () => stop() !== undefined,
  };
}
