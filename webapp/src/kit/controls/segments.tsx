import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { telegram } from '#src/telegram/telegram.ts';
import styles from './segments.module.css';

interface SegmentsProps<T extends string> {
  label: string;
  segments: readonly { id: T; text: string }[];
  chosen: T;
  onChoose: (id: T) => void;
  children: ReactNode;
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Views of one screen beside each other; arrow keys go from one to the next. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, segments, chosen, onChoose, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = segments.findIndex(({ id }) => id === chosen) + step;
    const index = (at + segments.length) % segments.length;
    const next = segments[index];
    if (next) onChoose(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.segments}>
        {segments.map(({ id, text }) => (
          <button
            key={id}
            id={`segment-${id}`}
            type="button"
            role="tab"
            className={styles.segment}
            data-text={text}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? `segment-panel-${id}` : undefined}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={move}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        id={`segment-panel-${chosen}`}
        role="tabpanel"
        aria-labelledby={`segment-${chosen}`}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}

/** Without a parameter the first view; another one starts at its top. */
export function useSegment<T extends string>(
  param: string,
  ids: readonly T[],
  first: T,
  kept: readonly string[] = [],
) {
  const [params, setParams] = useSearchParams();
  const chosen = ids.find((id) => id === params.get(param)) ?? first;
  const choose = (id: T) => {
    telegram().haptic('selection');
    window.scrollTo(0, 0);
    const rest = [...params].filter(([name]) => kept.includes(name));
    setParams(id === first ? rest : [...rest, [param, id]], { replace: true });
  };
  return { chosen, choose };
}
