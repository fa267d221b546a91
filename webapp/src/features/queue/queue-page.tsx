import { paths, type QueueKind, sayWaiting, type Waiting } from '@kollab/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChartColumn from 'lucide-react/icons/chart-column';
import History from 'lucide-react/icons/history';
import { Link, useSearchParams } from 'react-router-dom';
import type { Pages } from '#src/api/pages.ts';
import { texts } from '#src/texts/common.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { ModeratorsPage } from '#src/shared/moderation/moderators-page.tsx';
import { Segments, useSegment } from '#src/kit/controls/segments.tsx';
import { type Filter, QueueCards } from './queue-cards.tsx';
import { isNamed, itemsOf, queueKinds } from './items/queue-item.ts';
import { appealsQuery, workTextsQuery } from './items/queue-lists.ts';
import { useQueue } from './queue.ts';
import { QueueTools, type View } from './queue-tools.tsx';
import styles from './queue-page.module.css';
import { sayAge } from './items/age.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Appeals } from './appeals.tsx';
import { WorkTexts } from './work-texts.tsx';

/** So many pages come by themselves before the reader is left to scroll. */
const pagesAtMost = 10;

/** Found, not there any more, or too far down to be fetched unasked. */
type Ending = 'found' | 'gone' | 'further';

interface Search {
  id: string | null;
  ending: Ending | undefined;
}

/** Page by page; answers why not where the item is not there. */
function useNamedItem(id: string | null, queue: ReturnType<typeof useQueue>) {
  const { items, more, error, isFetching, pages } = queue;
  const [last, setLast] = useState<Search>({ id, ending: undefined });
  const known = last.id === id ? last.ending : undefined;
  const found = id === null ? undefined : items?.find((item) => isNamed(item, id));
  const isSettled = id !== null && items && !isFetching && !error && !more.hasFailed;
  const isOver = isSettled && (!more.hasMore || pages >= pagesAtMost);
  const now = found ? 'found' : isOver ? (more.hasMore ? 'further' : 'gone') : undefined;
  // What was found stays so: the reader may be who decides it.
  const ending = known === 'found' ? known : (now ?? known);
  if (last.id !== id || last.ending !== ending) setLast({ id, ending });
  const step = isSettled && ending === undefined ? pages : undefined;
  const onMore = useEffectEvent(more.onMore);
  useEffect(() => {
    if (step !== undefined) onMore();
  }, [step]);
  return { subject: found?.subject, missing: ending === 'found' ? undefined : ending };
}

const ways = [
  { to: paths.moderationRecord(), name: moderatorTexts.queue.record, icon: History },
  { to: paths.moderationStatistics, name: moderatorTexts.queue.statistics, icon: ChartColumn },
];

const Ways = () => (
  <nav className={styles.links} aria-label={moderatorTexts.queue.more}>
    {ways.map(({ to, name, icon: Sign }) => (
      <Link key={to} to={to} className={styles.link} aria-label={name} title={name}>
        <Sign size={22} aria-hidden />
      </Link>
    ))}
  </nav>
);

interface OldestProps {
  waiting: Waiting | undefined;
  shown: readonly QueueKind[];
}

/** Its line is kept until it is known that it has nothing to say. */
function Oldest({ waiting, shown }: OldestProps) {
  const waited = shown.flatMap((kind) => waiting?.[kind].oldestAt ?? []);
  const [oldest] = waited.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const age = oldest && sayAge(oldest);
  if (waiting && !age) return null;
  return <p className={styles.oldest}>{age && moderatorTexts.queue.oldest(age)}</p>;
}

const filters: readonly Filter[] = ['all', ...queueKinds];
const kindsOf = (filter: Filter): readonly QueueKind[] =>
  filter === 'all' ? queueKinds : [filter];

type Queue = ReturnType<typeof useQueue>;

/** As the server counts, else as far as it is loaded. What stands above is of no kind. */
function countOf({ waiting, lists }: Queue, filter: Filter, countAbove: number): string {
  const kinds = kindsOf(filter);
  const above = filter === 'all' ? countAbove : 0;
  if (waiting) return sayWaiting(above, ...kinds.map((kind) => waiting[kind].count));
  const hasMore = kinds.some((kind) => lists[kind].hasMore);
  const loaded = kinds.reduce((total, kind) => total + itemsOf(lists, kind).length, above);
  return `${loaded}${hasMore ? '+' : ''}`;
}

const loadedOf = (data: Pages<unknown> | undefined) =>
  data?.pages.reduce((total, { items }) => total + items.length, 0) ?? 0;

function QueueOfKinds() {
  const { chosen, choose } = useSegment('kind', filters, 'all');
  const item = useSearchParams()[0].get('item');
  const shown = kindsOf(chosen);
  const queue = useQueue(shown);
  const { items, error, retry, more } = queue;
  const { subject, missing } = useNamedItem(item, queue);
  const [view, setView] = useState<View>({ order: 'age', isMine: false, isOneByOne: false });
  const appeals = useInfiniteQuery(appealsQuery).data;
  const said = useInfiniteQuery(workTextsQuery).data;
  const countAbove = loadedOf(appeals) + loadedOf(said);
  if (!items) {
    return <LoadState error={error} onRetry={retry} />;
  }
  const { kinds, counted, alreadyDecided, furtherDown } = moderatorTexts.queue;
  const segments = filters.map((id) => ({
    id,
    text: counted(kinds[id], countOf(queue, id, countAbove)),
  }));
  return (
    <Segments label={kinds.label} segments={segments} chosen={chosen} onChoose={choose}>
      <Oldest waiting={queue.waiting} shown={shown} />
      {chosen === 'all' && <Appeals />}
      {chosen === 'all' && <WorkTexts />}
      {error && (
        <div role="alert" className={styles.error}>
          <p>{texts.errors.loading}</p>
          <Button kind="plain" onClick={retry}>
            {texts.common.retry}
          </Button>
        </div>
      )}
      <output className={styles.missing}>
        {missing && (missing === 'gone' ? alreadyDecided : furtherDown)}
      </output>
      {(items.length > 1 || view.isMine) && <QueueTools view={view} onChange={setView} />}
      <QueueCards
        key={chosen}
        items={items}
        filter={chosen}
        view={view}
        more={more}
        named={subject}
        hasMoreAbove={chosen === 'all' && countAbove > 0}
      />
    </Segments>
  );
}

/** Spec §2, `/moderation`. */
export default function QueuePage() {
  return (
    <ModeratorsPage
      title={moderatorTexts.queue.title}
      parent={paths.home}
      hasTabbar
      aside={<Ways />}
    >
      <QueueOfKinds />
    </ModeratorsPage>
  );
}
