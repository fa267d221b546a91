import type { ProjectCard } from '@kollab/contract';
import { useEffect } from 'react';
import { projectTexts } from '#src/texts/projects.ts';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import teamPicture from '#src/kit/pictures/team.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { useCarouselProjects } from './carousel-projects.ts';
import { CarouselRegion } from './carousel-region.tsx';
import { CompletionRing } from './completion-ring.tsx';
import { usePanel } from './panel-state.ts';
import { ManageButton } from './manage-button.tsx';
import { ProjectContent, ProjectPanel } from './project-panel.tsx';
import styles from './projects-segment.module.css';

interface ProjectsSegmentProps {
  /** Told whether a project is expanded over the page. */
  onExpanded: (isExpanded: boolean) => void;
}

function NoProjects() {
  const { empty, hint } = projectTexts.projects;
  return (
    <div className={styles.none}>
      <Placeholder picture={teamPicture} title={empty} hint={hint} />
      <div className={styles.row}>
        <CompletionRing />
      </div>
      <ManageButton />
    </div>
  );
}

/** The carousel, and the project that is expanded over it. */
function Projects({ projects, onExpanded }: ProjectsSegmentProps & { projects: ProjectCard[] }) {
  const panel = usePanel(projects, onExpanded);
  useEffect(() => void ProjectContent.preload(), []);
  return (
    <>
      <CarouselRegion
        projects={projects}
        panel={panel}
        before={<CompletionRing />}
        floating={<ManageButton isHidden={panel.isExpanded} />}
      />
      {panel.open && <ProjectPanel {...panel.open} panel={panel} />}
    </>
  );
}

/** Approved projects in a carousel, and the one that is expanded (spec §2, `/followers`). */
export function ProjectsSegment({ onExpanded }: ProjectsSegmentProps) {
  const { projects, isPending, error, retry } = useCarouselProjects();
  if (isPending) return <Waiting onRetry={retry} />;
  if (projects.length === 0 && error) return <LoadError error={error} onRetry={retry} />;
  if (projects.length === 0) return <NoProjects />;
  return <Projects projects={projects} onExpanded={onExpanded} />;
}
