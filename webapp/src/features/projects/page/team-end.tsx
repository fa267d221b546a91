import type { Project } from '@kollab/contract';
import ProjectEndings from '#src/shared/project/owner-tools-end.tsx';
import { TeamContacts } from './team-contacts.tsx';
import { TeamLeave } from './team-leave.tsx';

/** What a project's own people have at the end of its page: each other, and the way out or its end. */
export function TeamEnd({ project }: { project: Project }) {
  const { id, participants, viewer } = project;
  return (
    <>
      <TeamContacts participants={participants} />
      {viewer.isOwner ? <ProjectEndings project={project} /> : <TeamLeave projectId={id} />}
    </>
  );
}
