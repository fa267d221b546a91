import { paths, type Project, readId } from '@kollab/contract';
import { Navigate, useParams } from 'react-router-dom';
import { useLoad } from '#src/api/load.ts';
import { meetingQuery, projectQuery, roomQuery } from '#src/api/projects.ts';
import { TeamCheckIns } from '#src/features/projects/check-ins/team-check-ins.tsx';
import { MeetingLink } from '#src/features/projects/team/meeting-link.tsx';
import { TeamRoom } from '#src/features/projects/team/team-room.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { roomTexts } from '#src/texts/team/room.ts';
import { isUnderWay } from './project-stand.ts';

const words = roomTexts.team;

function Content({ project }: { project: Project }) {
  const room = useLoad(roomQuery(project.id));
  const meeting = useLoad(meetingQuery(project.id));
  if (!room.data || (!meeting.data && !meeting.error)) {
    return <LoadState error={room.error} title={words.failed} onRetry={room.retry} />;
  }
  return (
    <>
      <TeamRoom project={project} />
      <MeetingLink project={project} />
      {isUnderWay(project) && <TeamCheckIns project={project} />}
    </>
  );
}

function Loaded({ projectId }: { projectId: string }) {
  const { data: project, error, retry } = useLoad(projectQuery(projectId));
  if (!project) return <LoadState error={error} title={words.failed} onRetry={retry} />;
  const { viewer, isArchived, isDeleted } = project;
  const isOurs = viewer.isOwner || viewer.isMember;
  if (!isOurs || isArchived || isDeleted) return <Navigate to={paths.project(projectId)} replace />;
  return <Content project={project} />;
}

/** What a team does together: its chat, when it meets, and how it said it goes. */
export default function TeamPage() {
  const id = readId(useParams().projectId);
  return (
    <Page title={words.title} parent={id ? paths.project(id) : paths.ownProjects}>
      {id && <Loaded key={id} projectId={id} />}
    </Page>
  );
}
