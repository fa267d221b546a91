import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sayArrived } from '#src/kit/layout/screen-history.ts';

/** On the way back the browser keeps the place. */
export function ScrollReset() {
  const { pathname, key } = useLocation();
  useLayoutEffect(sayArrived, [key]);
  return <TopOfScreen key={pathname} />;
}

function TopOfScreen() {
  const arrival = useNavigationType();
  useLayoutEffect(() => {
    if (arrival !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [arrival]);
  return null;
}
