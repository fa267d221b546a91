import { type Project, startParamOf } from '@kollab/contract';
import { telegram } from '#src/telegram/telegram.ts';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import { OwnerTools } from '#src/entities/projects/owner-tools.tsx';
import { ProjectSections } from '#src/entities/projects/project-sections.tsx';
import { ProjectExtras } from './project-extras.tsx';
import { InvitedCard } from './invited-card.tsx';
import { ProjectPageCover } from './project-page-cover.tsx';
import { ProjectPageStatus } from './project-page-status.tsx';
import { TeamContacts } from './team-contacts.tsx';
import { TeamLeave } from './team-leave.tsx';

/** A project with what the viewer may do about it. */
export function ProjectPageContent({ project }: { project: Project }) {
  const { isOwner, isMember, isInvited } = project.viewer;
  return (
    <>
      <ProjectPageCover project={project} />
      {isInvited && <InvitedCard project={project} />}
      {isOwner && <ProjectPageStatus project={project} />}
      <ProjectSections project={project} />
      {(isOwner || isMember) && <TeamContacts participants={project.participants} />}
      {isOwner && <OwnerTools project={project} />}
      {isMember && !isOwner && <TeamLeave projectId={project.id} />}
      {telegram().user !== undefined && <ProjectExtras project={project} />}
      {telegram().user === undefined && (
        <OpenInTelegram startParam={startParamOf({ screen: 'project', projectId: project.id })} />
      )}
    </>
  );
}
