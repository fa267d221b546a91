import { useNavigate } from 'react-router-dom';

function hasHistory() {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Goes back within the app; after a deep link, where nothing is behind, to the parent. */
export function useGoBack(parent: string) {
  const navigate = useNavigate();
  return () => {
    if (hasHistory()) void navigate(-1);
    else void navigate(parent, { replace: true });
  };
}
