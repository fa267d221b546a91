import type { QueueKind } from '@kollab/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMe } from '#src/api/me.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import calmPicture from '#src/kit/pictures/calm.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { useReleased } from '#src/kit/lib/use-released.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { useMisclickGuard } from '#src/kit/notices/use-misclick-guard.ts';
import { claimedByOther, isForOthers, type QueueItem } from './items/queue-item.ts';
import type { useQueue } from './queue.ts';
import type { Flow } from './items/use-acts.ts';
import { useHeld } from './items/use-held.ts';
import { useNextFollows } from './use-next-follows.ts';
import { arranged } from './items/arrange.ts';
import { OneByOne } from './one-by-one.tsx';
import { QueueCard } from './queue-card.tsx';
import type { View } from './queue-tools.tsx';

export type Filter = 'all' | QueueKind;

function Empty({ filter, isMine }: { filter: Filter; isMine: boolean }) {
  const { empty, emptyHint, noneOfKind, noneOfMine, noneOfMineHint } = moderatorTexts.queue;
  if (isMine) {
    return <Placeholder picture={calmPicture} title={noneOfMine} hint={noneOfMineHint} />;
  }
  return (
    <Placeholder
      picture={calmPicture}
      title={filter === 'all' ? empty : noneOfKind[filter]}
      hint={filter === 'all' ? emptyHint : undefined}
    />
  );
}

interface SkippedProps {
  subjects: readonly string[];
  onShow: (subject: string) => void;
}

function Skipped({ subjects: [first, ...others], onShow }: SkippedProps) {
  const { skipped, toSkipped } = moderatorTexts.queue;
  if (first === undefined) return null;
  return (
    <Placeholder picture={calmPicture} title={skipped(others.length + 1)}>
      <Button kind="tinted" onClick={() => onShow(first)}>
        {toSkipped}
      </Button>
    </Placeholder>
  );
}

interface CardsProps {
  items: readonly QueueItem[];
  filter: Filter;
  view: View;
  more: ReturnType<typeof useQueue>['more'];
  named: string | undefined;
  /** Then nothing is said to be empty. */
  hasMoreAbove: boolean;
}

/** So few are no wall: they need not be opened. */
const fewItems = 4;

export function QueueCards({ items, filter, view, more, named, hasMoreAbove }: CardsProps) {
  const { telegramId } = useMe();
  const released = useReleased(items, items.map(({ key }) => key).join());
  const { entries: held, hold, letGo } = useHeld(released);
  const entries = arranged(held, view, telegramId);
  const itemOf = (subject: string | undefined) =>
    entries.find(({ item }) => item.subject === subject)?.item;
  const isDecidable = (item: QueueItem) => !isForOthers(item) && !claimedByOther(item, telegramId);
  const mayFollow = (subject: string) => {
    const item = itemOf(subject);
    return item !== undefined && isDecidable(item);
  };
  const order = entries.map(({ item }) => item.subject);
  const { list, leave, next, show, skipped } = useNextFollows(order, mayFollow);
  const [areOpen] = useState(items.length <= fewItems);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (subject: string) =>
    toggled.get(subject) ?? (areOpen || subject === next || subject === named);
  const showNamed = useEffectEvent(show);
  useEffect(() => {
    if (named === undefined) return undefined;
    // A screen that opens takes the focus and the top for itself first.
    const frame = requestAnimationFrame(() => showNamed(named));
    return () => cancelAnimationFrame(frame);
  }, [named]);
  const guarded = useMisclickGuard(entries.map(({ item }) => item.key));
  const flow: Flow = {
    onLeave: (item) => {
      leave(item.subject);
      letGo(item);
    },
    onOutdated: hold,
  };
  const following = itemOf(next);
  if (view.isOneByOne && entries.length > 0) {
    const onward = { ...flow, onLeave: letGo };
    return (
      <>
        <OneByOne
          entries={entries}
          flow={onward}
          mayFollow={isDecidable}
          named={named}
          hasMore={more.hasMore}
        />
        <ListEnd {...more} />
      </>
    );
  }
  return (
    <>
      <output className="visually-hidden">
        {following && moderatorTexts.queue.next(following.name)}
      </output>
      <div ref={list}>
        {entries.map((entry) => (
          <QueueCard
            key={entry.id}
            entry={entry}
            flow={flow}
            guarded={guarded}
            isOpen={isOpen(entry.item.subject)}
            hasKind={filter === 'all'}
            {...(!areOpen && {
              onToggle: (isNow) =>
                setToggled((before) => new Map(before).set(entry.item.subject, isNow)),
            })}
          />
        ))}
      </div>
      {!more.hasMore && <Skipped subjects={skipped} onShow={show} />}
      {entries.length === 0 && !more.hasMore && !hasMoreAbove && (
        <Empty filter={filter} isMine={view.isMine} />
      )}
      <ListEnd {...more} />
    </>
  );
}
