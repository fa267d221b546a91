import { isApproved, type Project } from '@kollab/contract';
import { AnalyticsLink } from './analytics-link.tsx';
import { MeetingLink } from '#src/features/projects/team/meeting-link.tsx';
import { isShown } from './project-stand.ts';
import { CheckIns } from '#src/features/projects/check-ins/check-ins.tsx';
import TeamRoom from './team-room.tsx';
import { TeamSharing } from './team-sharing.tsx';

export { TeamAction } from './team-action.tsx';
export { TeamEnd } from './team-end.tsx';

/** Whether two at least work on it. */
const isUnderWay = (project: Project) =>
  isShown(project) &&
  !project.isFinished &&
  !project.isPaused &&
  project.participants.filter(({ userId, invited }) => userId !== null && !invited).length > 1;

/** What a project's own people have on its page beyond what everybody sees: it is loaded late. */
export default function TeamParts({ project }: { project: Project }) {
  const { id, viewer, status } = project;
  return (
    <>
      {isUnderWay(project) && <CheckIns project={project} />}
      {viewer.isOwner && isApproved(status) && <AnalyticsLink projectId={id} />}
      <MeetingLink project={project} />
      <TeamRoom project={project} />
      {isShown(project) && <TeamSharing project={project} />}
    </>
  );
}
