import { useNavigate } from 'react-router-dom';

/** Whether an entry of ours lies before this one: the router counts them. */
const isBehindAnother = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Goes back within the app; after a deep link, where nothing is behind, to the parent. */
export function useGoBack(parent: string) {
  const navigate = useNavigate();
  return () => {
    if (isBehindAnother()) void navigate(-1);
    else void navigate(parent, { replace: true });
  };
}
