import { type Meeting, paths, readId } from '@kollab/contract';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useLoad } from '#src/api/load.ts';
import { meetingQuery, projectQuery } from '#src/api/projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { sayAppointment } from '#src/texts/moment.ts';
import { meetingTexts } from '#src/texts/team/meeting.ts';
import { ChooseTime } from './choose-time.tsx';
import styles from './meeting.module.css';
import { ProposeTimes } from './propose-times.tsx';

function Agreed({ at }: { at: string }) {
  const words = meetingTexts.set;
  return (
    <Section>
      <div className={styles.set} data-testid="meeting-set">
        <p className="quiet">{words.title}</p>
        <p className={styles.moment}>{sayAppointment(at)}</p>
        <p className="small quiet">{words.hint}</p>
      </div>
    </Section>
  );
}

interface ContentProps {
  projectId: string;
  isOwner: boolean;
  meeting: Meeting | null;
}

function Content({ projectId, isOwner, meeting }: ContentProps) {
  const [isAgain, setAgain] = useState(false);
  if (meeting?.state === 'open') {
    return <ChooseTime projectId={projectId} meeting={meeting} isOwner={isOwner} />;
  }
  const agreed = meeting?.at ?? null;
  const isProposing = isOwner && (isAgain || agreed === null);
  return (
    <>
      {agreed !== null && <Agreed at={agreed} />}
      {isProposing && <ProposeTimes projectId={projectId} />}
      {isOwner && !isProposing && (
        <Section>
          <Cell isAccent icon={CalendarClock} onClick={() => setAgain(true)}>
            {meetingTexts.set.again}
          </Cell>
        </Section>
      )}
      {!isOwner && agreed === null && (
        <Placeholder
          icon={CalendarClock}
          title={meetingTexts.nothing}
          hint={meetingTexts.nothingHint}
        />
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
  return <Content projectId={projectId} isOwner={isOwner} meeting={data.meeting} />;
}

export default function MeetingPage() {
  const id = readId(useParams().projectId);
  return (
    <Page title={meetingTexts.title} parent={id ? paths.team(id) : paths.ownProjects}>
      {id && <Loaded key={id} projectId={id} />}
    </Page>
  );
}
