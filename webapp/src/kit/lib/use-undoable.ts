import { useEffect, useRef, useState } from 'react';
import { useClosingConfirmation } from '#src/telegram/use-closing-confirmation.ts';
import { useOnline } from './connection.ts';

/** Also by a page that is being closed, as whoever closes Kollab means it. */
export const keepalive = { keepalive: true };

/** In milliseconds: until then a no to somebody can be taken back. */
export const noUndoneWithin = 10_000;

/**
 * In milliseconds. Who leaves the screen or Kollab means it, and is asked first where it could not
 * be sent.
 */
export function useUndoable(within: number) {
  const held = useRef<{ act: () => void; timer: ReturnType<typeof setTimeout> }>(undefined);
  const [isHeld, setHeld] = useState(false);
  const isOnline = useOnline();
  useClosingConfirmation(isHeld && !isOnline);
  const stop = () => {
    clearTimeout(held.current?.timer);
    const { act } = held.current ?? {};
    held.current = undefined;
    setHeld(false);
    return act;
  };
  useEffect(() => {
    const go = () => stop()?.();
    const hide = () => document.hidden && go();
    window.addEventListener('pagehide', go);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', go);
      document.removeEventListener('visibilitychange', hide);
      go();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the screen is left
  }, []);
  return {
    hold: (act: () => void) => {
      const timer = setTimeout(() => stop()?.(), within);
      held.current = { act, timer };
      setHeld(true);
    },
    takeBack: () => stop() !== undefined,
  };
}
