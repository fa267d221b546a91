import { useEffect } from 'react';
import { useArrival, useLocation } from '#src/navigation/router.tsx';

/** A new screen starts at its top; on the way back the browser keeps the place. */
export function ScrollReset() {
  const { pathname } = useLocation();
  return <TopOfScreen key={pathname} />;
}

function TopOfScreen() {
  const arrival = useArrival();
  useEffect(() => {
    if (arrival !== 'pop') window.scrollTo(0, 0);
  }, [arrival]);
  return null;
}
