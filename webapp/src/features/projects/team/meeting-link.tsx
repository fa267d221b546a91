import { paths, type Project } from '@kollab/contract';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useLoad } from '#src/api/load.ts';
import { meetingQuery } from '#src/api/projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { sayAppointment } from '#src/texts/moment.ts';
import { meetingTexts } from '#src/texts/team/meeting.ts';

interface MeetingLinkProps {
  project: Project;
  /** Only where times are chosen, or one is agreed upon. */
  isPlanned?: boolean;
}

/** Nothing where there is nobody to meet. */
export function MeetingLink({ project, isPlanned }: MeetingLinkProps) {
  const { id, viewer, isArchived, isDeleted, isFinished, participants } = project;
  const { data } = useLoad(meetingQuery(id));
  const others = participants.filter(({ invited, telegramId }) => !invited && telegramId !== null);
  const meeting = data?.meeting;
  const isOver = isArchived || isDeleted || others.length < 2;
  const mayAsk = viewer.isOwner && !isFinished;
  if (meeting === undefined || isOver || (meeting === null && !mayAsk)) return null;
  const { link, linkHint } = meetingTexts;
  const state = meeting?.state === 'open' || meeting?.state === 'set' ? meeting.state : 'none';
  if (isPlanned && state === 'none') return null;
  const at = meeting?.at ?? null;
  const detail = at === null ? (state === 'none' ? linkHint : undefined) : sayAppointment(at);
  const isAsked = state === 'open' && meeting?.mine === null;
  return (
    <Section testId="team-meeting">
      <Cell to={paths.meeting(id)} icon={CalendarClock} isAccent={isAsked} detail={detail}>
        {link[state]}
      </Cell>
    </Section>
  );
}
