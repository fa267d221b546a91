import type { Project } from '@kollab/contract';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import ProjectEndings from '#src/shared/project/owner-tools-end.tsx';
import { TeamContacts } from './team-contacts.tsx';
import { hasTeamScreen, isShown } from './project-stand.ts';
import { TeamLeave } from './team-leave.tsx';
import { TeamSharing } from './team-sharing.tsx';

/** What a project's own people have at the end of its page, down to the way out or its end. */
export function TeamEnd({ project }: { project: Project }) {
  const { id, participants, viewer } = project;
  const end = useRef<HTMLDivElement>(null);
  const isWished = useSearchParams()[0].has('end');
  useEffect(() => {
    if (isWished) end.current?.scrollIntoView({ block: 'center' });
  }, [isWished]);
  return (
    <>
      {isShown(project) && <TeamSharing project={project} />}
      {!hasTeamScreen(project) && <TeamContacts participants={participants} />}
      <div ref={end}>
        {viewer.isOwner ? <ProjectEndings project={project} /> : <TeamLeave projectId={id} />}
      </div>
    </>
  );
}
