import type { ProjectCard } from '@kollab/contract';
import Rocket from 'lucide-react/icons/rocket';
import { useEffect, useEffectEvent, useState } from 'react';
import { projectTexts } from '#src/texts/projects.ts';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { useCarouselProjects } from './carousel-projects.ts';
import { CarouselRegion } from './carousel-region.tsx';
import { CompletionRing } from './completion-ring.tsx';
import { ManageButton } from './manage-button.tsx';
import { ProjectPanel } from './project-panel.tsx';
import styles from './projects-segment.module.css';

interface ProjectsSegmentProps {
  /** Told whether a project is expanded over the page. */
  onExpanded: (isExpanded: boolean) => void;
}

function NoProjects() {
  const { empty, hint } = projectTexts.projects;
  return (
    <div className={styles.none}>
      <Placeholder icon={<Rocket size={40} aria-hidden />} title={empty} hint={hint} />
      <div className={styles.row}>
        <CompletionRing />
      </div>
      <ManageButton />
    </div>
  );
}

/** Approved projects in a carousel, and the one that is expanded (spec §2, `/followers`). */
export function ProjectsSegment({ onExpanded }: ProjectsSegmentProps) {
  const { projects, isPending, error, retry } = useCarouselProjects();
  const [expanded, setExpanded] = useState<ProjectCard>();
  const isExpanded = expanded !== undefined;
  const report = useEffectEvent(onExpanded);
  useEffect(() => {
    if (!isExpanded) return undefined;
    report(true);
    return () => report(false);
  }, [isExpanded]);
  if (isPending) return <Waiting onRetry={retry} />;
  if (projects.length === 0 && error) return <LoadError error={error} onRetry={retry} />;
  if (projects.length === 0) return <NoProjects />;
  return (
    <>
      <CarouselRegion
        projects={projects}
        onExpand={setExpanded}
        before={<CompletionRing />}
        floating={<ManageButton isHidden={isExpanded} />}
      />
      {expanded && <ProjectPanel project={expanded} onCollapse={() => setExpanded(undefined)} />}
    </>
  );
}
