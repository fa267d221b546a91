import {
  answerMeeting,
  cancelMeeting,
  decideMeeting,
  type Meeting,
  type MeetingTime,
  type Project,
  sayFacts,
} from '@kollab/contract';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { call } from '#src/api/api.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { teamOf } from '#src/shared/team/faces.tsx';
import { TeamHead } from '#src/shared/team/team-head.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { sayAppointment, sayDay, sayTime } from '#src/texts/moment.ts';
import { meetingTexts } from '#src/texts/team/meeting.ts';
import styles from './meeting.module.css';

const words = meetingTexts.choose;

interface ChooseTimeProps {
  project: Project;
  meeting: Meeting;
}

/** The earliest of the times at which most can. */
const bestOf = (times: readonly MeetingTime[]) =>
  times.reduce((best, { votes }, place) => (votes > (times[best]?.votes ?? 0) ? place : best), 0);

function OwnersChoice({ project: { id: projectId }, meeting }: ChooseTimeProps) {
  const { id: meetingId, times } = meeting;
  const params = { projectId };
  const projects = useProjectCache();
  const best = bestOf(times);
  const chosen = times[best]?.at ?? meeting.closesAt;
  const settling = useAction({
    perform: () => call(decideMeeting, { params, body: { meetingId, time: best } }),
    done: words.settled,
    failed: words.settleFailed,
    onSuccess: (answer) => projects.setMeeting(projectId, answer.meeting),
  });
  const cancelling = useAction({
    perform: () => call(cancelMeeting, { params, body: {} }),
    done: ({ meeting: set }) => (set ? words.settled : words.cancelled),
    failed: words.cancelFailed,
    onSuccess: (answer) => projects.setMeeting(projectId, answer.meeting),
  });
  return (
    <>
      <Section>
        <Cell isGrave icon={X} onClick={() => cancelling.run()}>
          {words.cancel}
        </Cell>
      </Section>
      <MainAction
        text={words.settle(sayDay(chosen), sayTime(chosen))}
        isLoading={settling.isPending}
        onClick={() => settling.run()}
      />
    </>
  );
}

interface ChoiceProps {
  projectId: string;
  meetingId: string;
  /** Null for none of them. */
  time: number | null;
  isMine: boolean;
  detail?: string;
  children: ReactNode;
}

/** Shown at once; others may be pressed while it is on its way. */
function Choice({ projectId, meetingId, time, isMine, detail, children }: ChoiceProps) {
  const projects = useProjectCache();
  const { run, isPending, wish } = useAction({
    perform: (can: boolean) => {
      const body = { meetingId, time, ...(time !== null && { can }) };
      return call(answerMeeting, { params: { projectId }, body });
    },
    failed: words.failed,
    onSuccess(answer) {
      telegram().haptic('selection');
      projects.setMeeting(projectId, answer.meeting);
    },
    // Answers to two presses may pass each other on their way.
    onSettled: () => void projects.refreshMeeting(projectId),
  });
  const isChosen = isPending ? wish === true : isMine;
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isChosen}
      onClick={() => run(time === null || !isMine)}
    >
      <span className={styles.tick}>
        <Check size={18} aria-hidden />
      </span>
      <span className="grow">
        {children}
        {detail && <span className={styles.votes}>{detail}</span>}
      </span>
    </button>
  );
}

export function ChooseTime({ project, meeting }: ChooseTimeProps) {
  const { id: projectId, viewer } = project;
  const { isOwner } = viewer;
  const { id: meetingId, times, mine, answered, asked, closesAt } = meeting;
  const place = { projectId, meetingId };
  const can = (votes: number, time: number) =>
    sayFacts(words.can(votes, asked), isOwner && time === bestOf(times) && words.best);
  return (
    <>
      <TeamHead
        people={teamOf(project)}
        title={words.title}
        text={mine ? words.saved : words.hint}
        testId="meeting-question"
      />
      <Section note={words.note(answered, asked, sayAppointment(closesAt))} testId="meeting-times">
        {times.map(({ at, votes }, time) => (
          <Choice
            key={at}
            {...place}
            time={time}
            isMine={mine?.includes(time) ?? false}
            detail={can(votes, time)}
          >
            {sayAppointment(at)}
          </Choice>
        ))}
        <Choice {...place} time={null} isMine={mine?.length === 0}>
          {words.none}
        </Choice>
      </Section>
      {isOwner && <OwnersChoice project={project} meeting={meeting} />}
    </>
  );
}
