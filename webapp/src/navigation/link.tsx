import type { ComponentProps, MouseEvent } from 'react';
import { matchPath } from './match.ts';
import { useLocation, useNavigate } from './router.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** Whether a click means this screen, not a new tab, a new window or a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Leads to another screen; to the one that is there, in its place. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? to === pathname + search, state });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that says whether its screen is the one that is there. */
export function TabLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={matchPath(props.to, pathname) ? 'page' : undefined} />;
}
