import type { ProjectCard } from '@kollab/contract';
import type { KeyboardEvent, ReactNode } from 'react';
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

/** The carousel with its arrows; the arrow keys work wherever the focus is in it. */
export function CarouselRegion({ projects, panel, before, floating }: CarouselRegionProps) {
  const state = useCarouselState(projects);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    state.go(step);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the buttons within
    <section
      className={styles.region}
      aria-label={projectTexts.projects.carousel}
      aria-roledescription={projectTexts.projects.carouselRole}
      onKeyDown={press}
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
