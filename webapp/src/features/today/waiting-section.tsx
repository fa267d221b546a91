import {
  type InboxItem,
  type JoinedTeam,
  paths,
  type Today as TodayData,
  type TodayWaiting,
} from '@kollab/contract';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Inbox from 'lucide-react/icons/inbox';
import ListChecks from 'lucide-react/icons/list-checks';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useState } from 'react';
import { useMe } from '#src/api/me.ts';
import { useOwnCompletion } from '#src/shared/person/draft/own-completion.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useMisclickGuard } from '#src/kit/notices/use-misclick-guard.ts';
import { todayTexts } from '#src/texts/today.ts';
import { CheckInRow } from './check-in-row.tsx';
import { nextStepOf } from './next-step.ts';
import { outcomeIn } from './outcome.ts';
import { keyOf, type Shown } from './steady.ts';
import { WaitingRow } from './waiting-row.tsx';
import styles from './waiting-row.module.css';

const shownAtOnce = 3;

function Queue({ row }: { row: Extract<TodayWaiting, { kind: 'queue' }> }) {
  const { queue, queueHint } = todayTexts.waiting;
  return (
    <Cell to={paths.queue} icon={ListChecks} detail={queueHint}>
      {queue(row.count)}
    </Cell>
  );
}

function Meeting({ row }: { row: Extract<TodayWaiting, { kind: 'meeting' }> }) {
  const { meeting, meetingHint } = todayTexts.waiting;
  return (
    <Cell to={paths.meeting(row.projectId)} isAccent icon={CalendarClock} detail={meetingHint}>
      {meeting(row.projectTitle)}
    </Cell>
  );
}

interface WaitingSectionProps extends Pick<Shown, 'waiting'> {
  inbox: readonly InboxItem[];
  joined: readonly JoinedTeam[];
  /** They are not among these. */
  moreApplications?: TodayData['moreApplications'];
}

const placeOfMore = (projectId: string | null) =>
  projectId === null ? paths.ownProjects : paths.projectApplications(projectId);

export function WaitingSection(props: WaitingSectionProps) {
  const { waiting, inbox, joined, moreApplications } = props;
  const [isOpen, setOpen] = useState(false);
  const step = nextStepOf(useMe(), useOwnCompletion());
  const questions = waiting.flatMap(({ row, isOver }) =>
    row.kind === 'queue' || row.kind === 'meeting' ? [] : [{ row, isOver }],
  );
  const guarded = useMisclickGuard(questions.map(({ row }) => keyOf(row)));
  const shown = isOpen ? questions : questions.slice(0, shownAtOnce);
  const unlisted = moreApplications?.count ?? 0;
  const hasStrangers = shown.some(({ row }) => 'isFromStranger' in row && row.isFromStranger);
  const { title, strangers, more, moreOf, accepted: words, acceptedHint } = todayTexts.waiting;
  return (
    <Section title={title} note={hasStrangers ? strangers : undefined} testId="waiting">
      {joined.map(({ projectId, projectTitle, vacancyTitle }) => (
        <Cell
          key={projectId}
          to={paths.joined(projectId)}
          isAccent
          icon={BadgeCheck}
          detail={acceptedHint(vacancyTitle)}
        >
          {words(projectTitle)}
        </Cell>
      ))}
      {step && (
        <Cell to={step.to} icon={UserRoundPen} detail={step.hint}>
          {step.text}
        </Cell>
      )}
      {waiting.map(
        ({ row, isOver }) => row.kind === 'queue' && !isOver && <Queue key={row.kind} row={row} />,
      )}
      {waiting.map(
        ({ row, isOver }) =>
          row.kind === 'meeting' && !isOver && <Meeting key={keyOf(row)} row={row} />,
      )}
      {shown.length > 0 && (
        <ul aria-label={title} className={styles.questions}>
          {shown.map(({ row, isOver }) =>
            row.kind === 'checkIn' ? (
              <CheckInRow key={keyOf(row)} question={row} isOver={isOver} guarded={guarded} />
            ) : (
              <WaitingRow
                key={keyOf(row)}
                question={row}
                isOver={isOver}
                outcome={isOver ? outcomeIn(inbox, row) : undefined}
                guarded={guarded}
              />
            ),
          )}
        </ul>
      )}
      {shown.length < questions.length && (
        <Button kind="plain" onClick={() => setOpen(true)}>
          {more(questions.length - shown.length + unlisted)}
        </Button>
      )}
      {shown.length === questions.length && moreApplications && (
        <Cell to={placeOfMore(moreApplications.projectId)} icon={Inbox}>
          {moreOf(unlisted)}
        </Cell>
      )}
    </Section>
  );
}
