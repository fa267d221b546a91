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
import { TeamHead, teamOf } from '#src/shared/team/team-head.tsx';
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
  isChosen: boolean;
  detail?: string;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ isChosen, detail, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
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
  const projects = useProjectCache();
  const { run } = useAction({
    perform: (answer: { time: number | null; can?: boolean }) =>
      call(answerMeeting, { params: { projectId }, body: { meetingId, ...answer } }),
    failed: words.failed,
    onSuccess(answer) {
      telegram().haptic('selection');
      projects.setMeeting(projectId, answer.meeting);
    },
    onError: () => void projects.refresh(),
  });
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
        {times.map(({ at, votes }, time) => {
          const isMine = mine?.includes(time) ?? false;
          return (
            <Choice
              key={at}
              isChosen={isMine}
              detail={can(votes, time)}
              onChoose={() => run({ time, can: !isMine })}
            >
              {sayAppointment(at)}
            </Choice>
          );
        })}
        <Choice isChosen={mine?.length === 0} onChoose={() => run({ time: null })}>
          {words.none}
        </Choice>
      </Section>
      {isOwner && <OwnersChoice project={project} meeting={meeting} />}
    </>
  );
}
