import { type Participant, paths, type Project, readId } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { useLoad } from '#src/api/load.ts';
import { checkInsQuery, meetingQuery, projectQuery, roomQuery } from '#src/api/projects.ts';
import { CheckIns } from '#src/features/projects/check-ins/check-ins.tsx';
import { TeamCheckIns } from '#src/features/projects/check-ins/team-check-ins.tsx';
import { MeetingLink } from '#src/features/projects/team/meeting-link.tsx';
import { TeamRoom } from '#src/features/projects/team/team-room.tsx';
import { LoadError, LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { roomTexts } from '#src/texts/team/room.ts';
import { hasTeamScreen, isUnderWay } from './project-stand.ts';
import { TeamContacts } from './team-contacts.tsx';

const words = roomTexts.team;

function Content({ project }: { project: Project }) {
  const { id } = project;
  const isAsked = isUnderWay(project);
  const room = useLoad(roomQuery(id));
  const meeting = useQuery(meetingQuery(id));
  const checkIns = useQuery({ ...checkInsQuery(id), enabled: isAsked });
  if (!room.data || !meeting.isFetched) {
    return <LoadState error={room.error} title={words.failed} onRetry={room.retry} />;
  }
  // Without a chat a member's first step is to write to the owner.
  const hasDoor = Boolean(room.data.room?.inviteLink);
  const isWrittenAbove = ({ isOwner, contactUrl }: Participant) =>
    isOwner && Boolean(contactUrl) && !hasDoor;
  const failed = [meeting, checkIns].filter(({ isLoadingError }) => isLoadingError);
  return (
    <TeamRoom project={project}>
      <MeetingLink project={project} />
      {isAsked && <CheckIns project={project} />}
      <TeamContacts participants={project.participants.filter((one) => !isWrittenAbove(one))} />
      {isAsked && <TeamCheckIns project={project} />}
      {failed[0] && (
        <LoadError
          error={failed[0].error}
          title={words.failed}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
    </TeamRoom>
  );
}

function Loaded({ projectId }: { projectId: string }) {
  const { data: project, error, retry } = useLoad(projectQuery(projectId));
  if (!project) return <LoadState error={error} title={words.failed} onRetry={retry} />;
  const { isOwner, isMember } = project.viewer;
  if (!(isOwner || isMember) || !hasTeamScreen(project))
    return <Navigate to={paths.project(projectId)} replace />;
  return <Content project={project} />;
}

/** What a team does together: its chat, when it meets, whom to write to, and how it said it goes. */
export default function TeamPage() {
  const id = readId(useParams().projectId);
  return (
    <Page title={words.title} parent={id ? paths.project(id) : paths.ownProjects}>
      {id && <Loaded key={id} projectId={id} />}
    </Page>
  );
}
