import {
  answerMeeting,
  cancelMeeting,
  decideMeeting,
  type Meeting,
  type MeetingTime,
  sayFacts,
} from '@kollab/contract';
import Check from 'lucide-react/icons/check';
import CircleOff from 'lucide-react/icons/circle-off';
import X from 'lucide-react/icons/x';
import { call } from '#src/api/api.ts';
import { useProjectCache } from '#src/api/projects.ts';
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
  projectId: string;
  meeting: Meeting;
  isOwner: boolean;
}

/** The earliest of the times at which most can. */
const bestOf = (times: readonly MeetingTime[]) =>
  times.reduce((best, { votes }, place) => (votes > (times[best]?.votes ?? 0) ? place : best), 0);

function OwnersChoice({ projectId, meeting }: ChooseTimeProps) {
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

export function ChooseTime(props: ChooseTimeProps) {
  const { projectId, meeting, isOwner } = props;
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
  return (
    <>
      <Section
        title={words.title}
        note={words.note(answered, asked, sayAppointment(closesAt))}
        testId="meeting-times"
      >
        {times.map(({ at, votes }, time) => {
          const isMine = mine?.includes(time) ?? false;
          return (
            <button
              key={at}
              type="button"
              className={styles.choice}
              aria-pressed={isMine}
              onClick={() => run({ time, can: !isMine })}
            >
              <span className={styles.tick}>
                <Check size={18} aria-hidden />
              </span>
              <span className="grow">
                {sayAppointment(at)}
                <span className={styles.votes}>
                  {sayFacts(
                    words.can(votes, asked),
                    isOwner && time === bestOf(times) && words.best,
                  )}
                </span>
              </span>
            </button>
          );
        })}
        <Cell isQuiet icon={CircleOff} onClick={() => run({ time: null })}>
          {words.none}
        </Cell>
      </Section>
      {isOwner && <OwnersChoice {...props} />}
    </>
  );
}
