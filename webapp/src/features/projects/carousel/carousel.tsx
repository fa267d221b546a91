import { limits } from '@kollab/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type CSSProperties } from 'react';
import { projectQuery } from '#src/api/projects.ts';
import { CarouselCard } from './carousel-card.tsx';
import type { useCarouselState } from './carousel-state.ts';
import styles from './carousel.module.css';
import { useSwipe, type Swipe } from '#src/features/projects/gestures/gesture-handlers.ts';
import { panelSwipe, swipedCards } from '#src/features/projects/gestures/gestures.ts';
import { prefersReducedMotion } from '#src/kit/lib/prefers-reduced-motion.ts';
import type { Panel } from './panel-state.ts';

interface CarouselProps {
  state: ReturnType<typeof useCarouselState>;
  panel: Panel;
}

const isOnPanel = ({ from }: Swipe) => from.closest('[data-panel]') !== null;

/** Moves the cards by hand, straight on the page: no render per pixel. */
function drag(track: HTMLElement | null, x: number) {
  track?.toggleAttribute('data-dragged', x !== 0);
  track?.style.setProperty('--drag', `${x}px`);
}

/** Who looks at a card for so long may pull it up next. */
const lookedAtFor = 1000;

/** Has all of a project at hand before a finger pulls it up. */
function useKnown(id: string | undefined) {
  const queries = useQueryClient();
  useEffect(() => {
    if (id === undefined) return undefined;
    const look = () => void queries.prefetchQuery(projectQuery(id));
    const timer = setTimeout(look, lookedAtFor);
    return () => clearTimeout(timer);
  }, [queries, id]);
}

/** Cards side by side, one of them shown: a swipe leads to the next (spec §2). */
export function Carousel({ state, panel }: CarouselProps) {
  const { track, place, cards, go, isThere, arrive } = state;
  const shown = cards.find(({ offset }) => offset === 0)?.project;
  useKnown(shown?.id);
  const swipe = useSwipe({
    onMove(swiped) {
      if (prefersReducedMotion()) return;
      if (swiped.axis === 'horizontal') drag(track.current, swiped.dx);
      else if (!isThere()) arrive();
      else if (shown && isOnPanel(swiped)) panel.pull(shown, Math.max(0, -swiped.dy));
    },
    onEnd(swiped) {
      drag(track.current, 0);
      if (swiped?.axis === 'horizontal') go(swipedCards(swiped.dx));
      const isUp = swiped && isOnPanel(swiped) && panelSwipe(false, swiped.dy) === 'expand';
      panel.release(isThere() ? shown : undefined, swiped?.axis === 'vertical' && isUp === true);
    },
  });
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--place': place,
    '--transition': `${limits.carouselTransition}ms`,
  };
  return (
    <div className={styles.window} {...swipe}>
      <div ref={track} className={styles.track} style={style} data-testid="track">
        {cards.map((card) => (
          <CarouselCard
            key={card.place}
            project={card.project}
            place={card.place}
            isShown={card.offset === 0}
            onExpand={panel.expand}
          />
        ))}
      </div>
    </div>
  );
}
