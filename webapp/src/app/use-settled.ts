import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const pause = 1000;

/** Whether the first screen has what it shows: from then on there is time for what can wait. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  const isAsking = useIsFetching() > 0;
  useEffect(() => {
    if (isSettled || isAsking) return undefined;
    const timer = setInterval(() => setSettled(document.querySelector('main') !== null), pause);
    return () => clearInterval(timer);
  }, [isSettled, isAsking]);
  return isSettled;
}
