import { paths } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { Link } from 'react-router-dom';
import { keyOf, searchesQuery, type Search, useSearches } from '#src/api/discovery/alerts.ts';
import { inALine } from '#src/kit/notices/reason.ts';
import { showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { savedTexts } from '#src/texts/saved.ts';
import styles from './alert-toggle.module.css';

export function AlertToggle({ search }: { search: Search }) {
  const { data } = useQuery(searchesQuery);
  const { start } = useSearches();
  const words = savedTexts.alerts;
  const { run, isPending } = useAction({
    perform: () => start(search, 'daily'),
    done: words.done,
    onError: (error) => showToast(inALine(words.failed, error)),
  });
  const known = Array.isArray(data) ? data : [];
  const isOn = known.some((one) => keyOf(one) === keyOf(search) && one.mode !== 'never');
  if (isOn) {
    return (
      <Link
        to={paths.savedOf('search')}
        className={styles.toggle}
        aria-label={words.started}
        data-on
      >
        <BellRing size={18} aria-hidden />
        <span>{words.started}</span>
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={words.start}
      disabled={isPending}
      data-testid="alert"
      onClick={() => run()}
    >
      <Bell size={18} aria-hidden />
      <span>{words.start}</span>
    </button>
  );
}
