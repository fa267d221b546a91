import { limits, type ProjectCard } from '@kollab/contract';
import { useRef, type CSSProperties } from 'react';
import { CarouselCard } from './carousel-card.tsx';
import type { useCarouselState } from './carousel-state.ts';
import styles from './carousel.module.css';
import { useSwipe, type Swipe } from './gesture-handlers.ts';
import { panelOffset, panelSwipe, swipedCards } from './gestures.ts';

interface CarouselProps {
  state: ReturnType<typeof useCarouselState>;
  onExpand: (project: ProjectCard) => void;
}

const isOnPanel = ({ from }: Swipe) => from.closest('[data-panel]') !== null;

/** Moves the cards by hand, straight on the page: no render per pixel. */
function drag(track: HTMLElement | null, x: number, lift: number) {
  track?.toggleAttribute('data-dragged', x !== 0 || lift !== 0);
  track?.style.setProperty('--drag', `${x}px`);
  track?.style.setProperty('--lift', `${lift}px`);
}

/** Cards side by side, one of them shown: a swipe leads to the next (spec §2). */
export function Carousel({ state: { place, cards, go }, onExpand }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const shown = cards.find(({ offset }) => offset === 0)?.project;
  const swipe = useSwipe({
    onMove(swiped) {
      if (swiped.axis === 'horizontal') drag(track.current, swiped.dx, 0);
      else if (isOnPanel(swiped)) drag(track.current, 0, Math.min(0, panelOffset(swiped.dy)));
    },
    onEnd(swiped) {
      drag(track.current, 0, 0);
      if (!swiped) return;
      if (swiped.axis === 'horizontal') {
        go(swipedCards(swiped.dx));
      } else if (shown && isOnPanel(swiped) && panelSwipe(false, swiped.dy) === 'expand') {
        onExpand(shown);
      }
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
            onExpand={() => onExpand(card.project)}
          />
        ))}
      </div>
    </div>
  );
}
