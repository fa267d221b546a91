import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from './router.tsx';

/** What the address asks for behind its `?`, and how to ask for something else. */
export function useSearchParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = (next: Record<string, string>, options?: NavigateOptions) => {
    const asked = new URLSearchParams(next).toString();
    navigate(asked ? `${pathname}?${asked}` : pathname, options);
  };
  return [params, setParams] as const;
}
