import type { ProjectCard } from '@kollab/contract';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { projectTexts } from '#src/texts/projects.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import styles from './carousel-region.module.css';
import { useCarouselState } from './carousel-state.ts';
import { Carousel } from './carousel.tsx';
import type { Panel } from './panel-state.ts';

interface CarouselRegionProps {
  projects: readonly ProjectCard[];
  panel: Panel;
  /** Beside the arrows, before them. */
  before: ReactNode;
  /** Over it all; in the corner after the arrows room is kept for it. */
  floating: ReactNode;
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Whether a key means nothing else where the focus is, nor in what lies over the page. */
function isFree({ defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [role="tab"]'));
}

/** The carousel with its arrows; the arrow keys work wherever nothing else wants them. */
export function CarouselRegion({ projects, panel, before, floating }: CarouselRegionProps) {
  const state = useCarouselState(projects);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || !isFree(event)) return;
    event.preventDefault();
    state.go(step);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <section
      className={styles.region}
      aria-label={projectTexts.projects.carousel}
      aria-roledescription={projectTexts.projects.carouselRole}
    >
      <Carousel state={state} panel={panel} />
      <div className={styles.row}>
        {before}
        <CarouselArrows
          name={projects[state.index]?.name ?? ''}
          index={state.index}
          count={projects.length}
          onStep={state.go}
        />
      </div>
      {floating}
    </section>
  );
}
