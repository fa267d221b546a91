import { isBehindAnother } from '#src/navigation/history.ts';
import { useNavigate } from '#src/navigation/router.tsx';

/** Goes back within the app; after a deep link, where nothing is behind, to the parent. */
export function useGoBack(parent: string) {
  const navigate = useNavigate();
  return () => {
    if (isBehindAnother()) navigate(-1);
    else navigate(parent, { replace: true });
  };
}
