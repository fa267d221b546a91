import { type Meeting, paths, type Project, readId } from '@kollab/contract';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useLoad } from '#src/api/load.ts';
import { meetingQuery, projectQuery } from '#src/api/projects.ts';
import { teamOf } from '#src/shared/team/faces.tsx';
import { TeamMoment } from '#src/shared/team/team-moment.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { sayAppointment } from '#src/texts/moment.ts';
import { meetingTexts } from '#src/texts/team/meeting.ts';
import { roomTexts } from '#src/texts/team/room.ts';
import { ChooseTime } from './choose-time.tsx';
import { ProposeTimes } from './propose-times.tsx';

interface ContentProps {
  project: Project;
  meeting: Meeting | null;
}

function Agreed({ project, at }: { project: Project; at: string }) {
  const { title, hint } = meetingTexts.set;
  const lines = [title, hint];
  return (
    <TeamMoment
      project={project}
      people={teamOf(project)}
      title={sayAppointment(at)}
      lines={lines}
    />
  );
}

function Nothing({ project }: { project: Project }) {
  const contact = project.participants.find(({ isOwner }) => isOwner)?.contactUrl;
  return (
    <Placeholder icon={CalendarClock} title={meetingTexts.nothing} hint={meetingTexts.nothingHint}>
      {contact && <ButtonLink to={contact}>{roomTexts.joined.write}</ButtonLink>}
    </Placeholder>
  );
}

function Content({ project, meeting }: ContentProps) {
  const { id, viewer } = project;
  const [isAgain, setAgain] = useState(false);
  if (meeting?.state === 'open') return <ChooseTime project={project} meeting={meeting} />;
  const agreed = meeting?.at ?? null;
  if (!viewer.isOwner && agreed === null) return <Nothing project={project} />;
  const isProposing = viewer.isOwner && (isAgain || agreed === null);
  return (
    <>
      {agreed !== null && <Agreed project={project} at={agreed} />}
      {isProposing && <ProposeTimes projectId={id} />}
      {viewer.isOwner && !isProposing && (
        <Section>
          <Cell isAccent icon={CalendarClock} onClick={() => setAgain(true)}>
            {meetingTexts.set.again}
          </Cell>
        </Section>
      )}
    </>
  );
}

function Loaded({ projectId }: { projectId: string }) {
  const project = useLoad(projectQuery(projectId));
  const { data, error, retry } = useLoad(meetingQuery(projectId));
  const { isOwner = false, isMember = false } = project.data?.viewer ?? {};
  if (project.data && !isOwner && !isMember)
    return <Navigate to={paths.project(projectId)} replace />;
  if (!data || !project.data) {
    const again = () => {
      retry();
      if (!project.data) project.retry();
    };
    const title = meetingTexts.loadFailed;
    return <LoadState error={error ?? project.error} title={title} onRetry={again} />;
  }
  return <Content project={project.data} meeting={data.meeting} />;
}

export default function MeetingPage() {
  const id = readId(useParams().projectId);
  return (
    <Page title={meetingTexts.title} parent={id ? paths.team(id) : paths.ownProjects}>
      {id && <Loaded key={id} projectId={id} />}
    </Page>
  );
}
