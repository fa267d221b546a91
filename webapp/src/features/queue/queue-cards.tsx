import type { QueueKind } from '@kollab/contract';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useMe } from '#src/api/me.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { later } from '#src/kit/lib/later.tsx';
import { useReleased } from '#src/kit/lib/use-released.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { useIfSteady } from '#src/kit/notices/use-if-steady.ts';
import { heldByOther, isForOthers, type QueueItem } from './items/queue-item.ts';
import type { useQueue } from './queue.ts';
import type { Flow } from './items/use-decisions.ts';
import { useHeld } from './items/use-held.ts';
import { useNextFollows } from './use-next-follows.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { CardHead } from './cards/card-head.tsx';
import type { QueueCardProps } from './cards/card-props.ts';
import styles from './cards/queue-card.module.css';
import { SubmissionCard } from './cards/submission-card.tsx';

const ReportCard = later(() => import('./cards/report-card.tsx'));
ReportCard.comeAlong();

/** One item of the queue; it has the focus when it follows a decided one. */
function QueueCard(props: QueueCardProps) {
  const { item } = props.entry;
  return (
    <article
      tabIndex={-1}
      aria-label={item.name}
      className={styles.card}
      data-testid="queue-card"
      data-kind={item.kind}
    >
      <Section>
        <CardHead item={item} />
        {item.kind === 'report' ? (
          <Suspense>
            <ReportCard {...props} item={item} />
          </Suspense>
        ) : (
          <SubmissionCard {...props} item={item} />
        )}
      </Section>
    </article>
  );
}

export type Filter = 'all' | QueueKind;

function Empty({ filter }: { filter: Filter }) {
  const { empty, emptyHint, noneOfKind } = moderatorTexts.queue;
  return (
    <Placeholder
      icon={CircleCheckBig}
      title={filter === 'all' ? empty : noneOfKind[filter]}
      hint={filter === 'all' ? emptyHint : undefined}
    />
  );
}

interface SkippedProps {
  subjects: readonly string[];
  onShow: (subject: string) => void;
}

/** The last one was decided, and others were not: the way back to them. */
function Skipped({ subjects: [first, ...others], onShow }: SkippedProps) {
  const { skipped, toSkipped } = moderatorTexts.queue;
  if (first === undefined) return null;
  return (
    <Placeholder icon={CircleCheckBig} title={skipped(others.length + 1)}>
      <Button kind="tinted" onClick={() => onShow(first)}>
        {toSkipped}
      </Button>
    </Placeholder>
  );
}

interface CardsProps {
  items: readonly QueueItem[];
  filter: Filter;
  more: ReturnType<typeof useQueue>['more'];
  /** What the address names, once it is there. */
  named: string | undefined;
}

/** The items of the queue; after a decision the next one to decide follows by itself. */
export function QueueCards({ items, filter, more, named }: CardsProps) {
  const { telegramId } = useMe();
  const arranged = useReleased(items, items.map(({ key }) => key).join());
  const { entries, hold, letGo } = useHeld(arranged);
  const itemOf = (subject: string | undefined) =>
    entries.find(({ item }) => item.subject === subject)?.item;
  const mayFollow = (subject: string) => {
    const item = itemOf(subject);
    return item !== undefined && !isForOthers(item) && !heldByOther(item, telegramId);
  };
  const order = entries.map(({ item }) => item.subject);
  const { list, leave, next, show, skipped } = useNextFollows(order, mayFollow);
  const showNamed = useEffectEvent(show);
  useEffect(() => {
    if (named === undefined) return undefined;
    // A screen that opens takes the focus and the top for itself first.
    const frame = requestAnimationFrame(() => showNamed(named));
    return () => cancelAnimationFrame(frame);
  }, [named]);
  const ifSteady = useIfSteady(entries.map(({ item }) => item.key));
  const flow: Flow = {
    onLeave: (item) => {
      leave(item.subject);
      letGo(item);
    },
    onOutdated: hold,
  };
  const following = itemOf(next);
  return (
    <>
      <output className="visually-hidden">
        {following && moderatorTexts.queue.next(following.name)}
      </output>
      <div ref={list}>
        {entries.map((entry) => (
          <QueueCard key={entry.id} entry={entry} flow={flow} ifSteady={ifSteady} />
        ))}
      </div>
      {!more.hasMore && <Skipped subjects={skipped} onShow={show} />}
      {entries.length === 0 && !more.hasMore && <Empty filter={filter} />}
      <ListEnd {...more} />
    </>
  );
}
