import { paths, type QueueKind, type Waiting } from '@kollab/contract';
import { useSearchParams } from 'react-router-dom';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { ModeratorsPage } from '#src/entities/moderation/moderators-page.tsx';
import { Segments } from '#src/kit/controls/segments.tsx';
import { type Filter, QueueCards } from './queue-cards.tsx';
import { itemsOf, queueKinds } from './items/queue-item.ts';
import { useQueue } from './queue.ts';
import styles from './queue-page.module.css';
import { useNamedItem } from './use-named-item.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { sayAge } from './age.ts';

interface QueueHeadProps {
  waiting: Waiting | undefined;
  shown: readonly QueueKind[];
}

/** How long the oldest waits, and the ways to what was done before. */
function QueueHead({ waiting, shown }: QueueHeadProps) {
  const [oldest] = shown
    .flatMap((kind) => waiting?.[kind].oldestAt ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return (
    <div className={styles.head}>
      <p className={styles.oldest}>{oldest && moderatorTexts.queue.oldest(sayAge(oldest))}</p>
      <nav className={styles.links} aria-label={moderatorTexts.queue.more}>
        <ButtonLink to={paths.moderationRecord()} kind="plain" isCompact>
          {moderatorTexts.queue.record}
        </ButtonLink>
        <ButtonLink to={paths.moderationStatistics} kind="plain" isCompact>
          {moderatorTexts.queue.statistics}
        </ButtonLink>
      </nav>
    </div>
  );
}

const filters: readonly Filter[] = ['all', ...queueKinds];
const kindsOf = (filter: Filter): readonly QueueKind[] =>
  filter === 'all' ? queueKinds : [filter];

function useFilter() {
  const [params, setParams] = useSearchParams();
  const chosen = filters.find((filter) => filter === params.get('kind')) ?? 'all';
  const choose = (filter: Filter) => {
    telegram().haptic('selection');
    window.scrollTo(0, 0);
    setParams(filter === 'all' ? {} : { kind: filter }, { replace: true });
  };
  return { chosen, choose, item: params.get('item') };
}

type Queue = ReturnType<typeof useQueue>;

/** How much waits: as the server counts, else as far as it is loaded. */
function countOf({ waiting, lists }: Queue, filter: Filter): string {
  const kinds = kindsOf(filter);
  const sum = (countOfKind: (kind: QueueKind) => number) =>
    kinds.reduce((total, kind) => total + countOfKind(kind), 0);
  if (waiting) return String(sum((kind) => waiting[kind].count));
  const hasMore = kinds.some((kind) => lists[kind].hasMore);
  return `${sum((kind) => itemsOf(lists, kind).length)}${hasMore ? '+' : ''}`;
}

function QueueOfKinds() {
  const { chosen, choose, item } = useFilter();
  const shown = kindsOf(chosen);
  const queue = useQueue(shown);
  const { items, error, retry, more } = queue;
  const { subject, missing } = useNamedItem(item, queue);
  if (!items) {
    return <LoadState error={error} onRetry={retry} />;
  }
  const { kinds, counted, alreadyDecided, furtherDown } = moderatorTexts.queue;
  const segments = filters.map((id) => ({ id, text: counted(kinds[id], countOf(queue, id)) }));
  return (
    <Segments label={kinds.label} segments={segments} chosen={chosen} onChoose={choose}>
      <QueueHead waiting={queue.waiting} shown={shown} />
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
      <QueueCards key={chosen} items={items} filter={chosen} more={more} named={subject} />
    </Segments>
  );
}

/** A moderator's queue of profiles, projects and reports (spec §2, `/moderation`). */
export default function QueuePage() {
  return (
    <ModeratorsPage title={moderatorTexts.queue.title} parent={paths.home} hasTabbar>
      <QueueOfKinds />
    </ModeratorsPage>
  );
}
