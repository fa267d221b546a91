import { useEffect, useRef, useState } from 'react';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { useMisclickGuard } from '#src/kit/notices/use-misclick-guard.ts';
import type { Flow } from './items/use-acts.ts';
import type { Entry } from './items/use-held.ts';
import type { QueueItem } from './items/queue-item.ts';
import { QueueCard } from './queue-card.tsx';
import styles from './one-by-one.module.css';

interface OneByOneProps {
  entries: readonly Entry[];
  flow: Flow;
  mayFollow: (item: QueueItem) => boolean;
  named: string | undefined;
  hasMore: boolean;
}

/** The next follows a decision, or «Пропустить». */
export function OneByOne({ entries, flow, mayFollow, named, hasMore }: OneByOneProps) {
  const [subject, setSubject] = useState<string>();
  const card = useRef<HTMLDivElement>(null);
  const find = (one: string | undefined) => entries.find(({ item }) => item.subject === one);
  const shown =
    find(subject) ?? find(named) ?? entries.find(({ item }) => mayFollow(item)) ?? entries[0];
  const guarded = useMisclickGuard(shown ? [shown.item.key] : []);
  const at = shown ? entries.indexOf(shown) : -1;
  const after = (index: number) => [...entries.slice(index + 1), ...entries.slice(0, index)];
  const goOn = () => {
    const others = after(at);
    setSubject((others.find(({ item }) => mayFollow(item)) ?? others[0])?.item.subject);
  };
  const isMoved = subject !== undefined;
  const id = shown?.id;
  useEffect(() => {
    if (!isMoved || id === undefined) return;
    window.scrollTo(0, 0);
    card.current?.querySelector('article')?.focus({ preventScroll: true });
  }, [id, isMoved]);
  if (!shown) return null;
  const { place, skip, next } = moderatorTexts.queue;
  const onward: Flow = {
    ...flow,
    onLeave: (item) => {
      goOn();
      flow.onLeave(item);
    },
  };
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.place}>{place(at + 1, `${entries.length}${hasMore ? '+' : ''}`)}</p>
        {entries.length > 1 && (
          <Button kind="plain" isCompact onClick={() => guarded(goOn)}>
            {skip}
          </Button>
        )}
      </div>
      <output className="visually-hidden">{isMoved && next(shown.item.name)}</output>
      <div ref={card}>
        <QueueCard key={shown.id} entry={shown} flow={onward} guarded={guarded} />
      </div>
    </>
  );
}
