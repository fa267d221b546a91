import { limits } from '@kollab/contract';
import { useEffect, useState } from 'react';

/** True once something has been awaited for so long that a retry is due (15 s). */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), limits.retryOfferedAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
