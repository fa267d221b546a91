import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new screen starts at its top; on the way back the browser keeps the place. */
export function ScrollReset() {
  const { pathname } = useLocation();
  return <TopOfScreen key={pathname} />;
}

function TopOfScreen() {
  const arrival = useNavigationType();
  useLayoutEffect(() => {
    if (arrival !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [arrival]);
  return null;
}
