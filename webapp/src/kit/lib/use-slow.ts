import { limits } from '@kollab/contract';
import { useEffect, useState } from 'react';

/** After 15 s, per attempt. */
export function useSlow(isWaiting: boolean, attempt = 0): boolean {
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlowAttempt(attempt), limits.retryOfferedAfter);
    return () => {
      clearTimeout(timer);
      setSlowAttempt(undefined);
    };
  }, [isWaiting, attempt]);
  return isWaiting && slowAttempt === attempt;
}
