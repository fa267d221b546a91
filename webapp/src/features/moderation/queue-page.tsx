import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMe } from '#src/api/me.ts';
import { paths } from '#src/app/paths.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadError, Waiting } from '#src/ui/load-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { Placeholder } from '#src/ui/placeholder.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { useIfSteady } from '#src/ui/use-if-steady.ts';
import { QueueCard } from './queue-card.tsx';
import { countOf, hasMore, type QueueItem, type QueueKind } from './queue-item.ts';
import { useQueue } from './queue.ts';
import styles from './queue-page.module.css';

type Filter = 'all' | QueueKind;
const filters: readonly Filter[] = ['all', 'profile', 'project'];

const ofFilter = (items: readonly QueueItem[], filter: Filter) =>
  filter === 'all' ? items : items.filter(({ kind }) => kind === filter);

function useFilter() {
  const [params, setParams] = useSearchParams();
  const chosen = filters.find((filter) => filter === params.get('kind')) ?? 'all';
  const choose = (filter: Filter) => {
    telegram().haptic('selection');
    window.scrollTo(0, 0);
    setParams(filter === 'all' ? {} : { kind: filter }, { replace: true });
  };
  return { chosen, choose };
}

function Empty({ filter }: { filter: Filter }) {
  const { empty, emptyHint, noneOfKind } = texts.queue;
  return (
    <Placeholder
      icon={<CircleCheckBig size={40} aria-hidden />}
      title={filter === 'all' ? empty : noneOfKind[filter]}
      hint={filter === 'all' ? emptyHint : undefined}
    />
  );
}

function Cards({ items, filter }: { items: readonly QueueItem[]; filter: Filter }) {
  const ifSteady = useIfSteady(items.map(({ key }) => key));
  if (items.length === 0) return <Empty filter={filter} />;
  return (
    <>
      {items.map((item) => (
        <QueueCard key={item.key} item={item} ifSteady={ifSteady} />
      ))}
      {hasMore(items) && <p className={styles.note}>{texts.queue.firstOnly(items.length)}</p>}
    </>
  );
}

function Queue() {
  const { items, error, retry } = useQueue();
  const { chosen, choose } = useFilter();
  if (!items) {
    return error ? <LoadError error={error} onRetry={retry} /> : <Waiting onRetry={retry} />;
  }
  const { kinds, counted } = texts.queue;
  const segments = filters.map((id) => ({
    id,
    text: counted(kinds[id], countOf(ofFilter(items, id))),
  }));
  return (
    <Segments label={kinds.label} segments={segments} chosen={chosen} onChoose={choose}>
      {error && (
        <div role="alert" className={styles.error}>
          <p>{texts.errors.loading}</p>
          <Button kind="plain" onClick={retry}>
            {texts.common.retry}
          </Button>
        </div>
      )}
      <Cards key={chosen} items={ofFilter(items, chosen)} filter={chosen} />
    </Segments>
  );
}

/** A moderator's queue of submitted profiles and projects (spec §2, `/moderation`). */
export default function QueuePage() {
  const { role } = useMe();
  if (role === 'user') return <Navigate to={paths.home} replace />;
  return (
    <Page title={texts.queue.title} parent={paths.home} hasTabbar>
      {role === null ? (
        <Placeholder
          icon={<CircleAlert size={40} aria-hidden />}
          title={texts.errors.noRole}
          isAlert
        />
      ) : (
        <Queue />
      )}
    </Page>
  );
}
