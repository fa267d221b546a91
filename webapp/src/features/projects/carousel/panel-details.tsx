import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '#src/api/projects.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { ProjectSections } from '#src/entities/projects/project-sections.tsx';

interface PanelDetailsProps {
  projectId: string;
  onParticipant: () => void;
}

/** What the expanded panel tells, as soon as it is there (spec §8). */
export function PanelDetails({ projectId, onParticipant }: PanelDetailsProps) {
  const query = projectQuery(projectId);
  const { data: project, error } = useQuery(query);
  const retry = useRetry(query.queryKey);
  if (project) return <ProjectSections project={project} onParticipant={onParticipant} />;
  return error ? (
    <LoadError error={error} title={projectTexts.panel.loadFailed} onRetry={retry} />
  ) : (
    <Waiting onRetry={retry} />
  );
}
