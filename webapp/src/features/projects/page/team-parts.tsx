import type { Project } from '@kollab/contract';
import { FiguresWay } from './figures-way.tsx';
import TeamRoom from './team-room.tsx';

/** What a project's own people have on its page beyond what everybody sees: it is loaded late. */
export default function TeamParts({ project }: { project: Project }) {
  return (
    <>
      {project.viewer.isOwner && project.status === 'одобрено' && (
        <FiguresWay projectId={project.id} />
      )}
      <TeamRoom project={project} />
    </>
  );
}
