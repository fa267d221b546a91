import { projectQuery } from '#src/api/projects.ts';
import { useLoad } from '#src/api/load.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { ProjectSections } from '#src/entities/projects/project-sections.tsx';

interface PanelDetailsProps {
  projectId: string;
  onParticipant: () => void;
}

/** What the expanded panel tells, as soon as it is there (spec §8). */
export function PanelDetails({ projectId, onParticipant }: PanelDetailsProps) {
  const { data: project, error, retry } = useLoad(projectQuery(projectId));
  if (project) return <ProjectSections project={project} onParticipant={onParticipant} />;
  return <LoadState error={error} title={projectTexts.panel.loadFailed} onRetry={retry} />;
}
