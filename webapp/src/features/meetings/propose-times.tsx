import { limits, proposeMeeting } from '@kollab/contract';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { dateLocale } from '#src/texts/locale.ts';
import { sayAppointment, sayTime } from '#src/texts/moment.ts';
import { meetingTexts } from '#src/texts/team/meeting.ts';
import styles from './meeting.module.css';
import { daysFrom, hoursOf } from './times.ts';

const words = meetingTexts.propose;
const most = limits.meetingTimes;
const least = 2;

const weekday = new Intl.DateTimeFormat(dateLocale, { weekday: 'short' });
const dayName = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'long' });

interface DaysProps {
  days: Date[];
  chosen: Date;
  marked: ReadonlySet<number>;
  onChoose: (day: Date) => void;
}

function Days({ days, chosen, marked, onChoose }: DaysProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a legend
    <div role="group" aria-label={words.day} className={styles.days}>
      {days.map((day) => (
        <button
          key={day.getTime()}
          type="button"
          className={styles.day}
          aria-pressed={day.getTime() === chosen.getTime()}
          data-marked={marked.has(day.getTime())}
          onClick={() => onChoose(day)}
        >
          <span className="visually-hidden">
            {weekday.format(day)}, {dayName.format(day)}
          </span>
          <span className={styles.weekday} aria-hidden>
            {weekday.format(day)}
          </span>
          <b aria-hidden>{day.getDate()}</b>
        </button>
      ))}
    </div>
  );
}

const midnightOf = (iso: string) => {
  const moment = new Date(iso);
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
};

export function ProposeTimes({ projectId }: { projectId: string }) {
  const [first] = useState(() => new Date());
  const days = daysFrom(first);
  const [day, setDay] = useState(days[0] ?? first);
  const [times, setTimes] = useState<string[]>([]);
  const projects = useProjectCache();
  const { run, isPending } = useAction({
    perform: (given: string[]) =>
      call(proposeMeeting, { params: { projectId }, body: { times: given } }),
    done: words.sent,
    failed: words.failed,
    onSuccess: ({ meeting }) => projects.setMeeting(projectId, meeting),
  });
  const toggle = (time: string) => {
    if (times.includes(time)) setTimes(times.filter((one) => one !== time));
    else if (times.length < most) setTimes([...times, time].toSorted());
    else showToast(words.full);
  };
  return (
    <>
      <Section title={words.title} note={words.hint}>
        <Days days={days} chosen={day} marked={new Set(times.map(midnightOf))} onChoose={setDay} />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a legend */}
        <div role="group" aria-label={words.time} className={styles.hours}>
          {hoursOf(day, first).map((moment) => {
            const time = moment.toISOString();
            return (
              <button
                key={time}
                type="button"
                className={styles.hour}
                aria-pressed={times.includes(time)}
                onClick={() => toggle(time)}
              >
                {sayTime(time)}
              </button>
            );
          })}
        </div>
      </Section>
      <Section title={words.chosen(times.length)} testId="chosen-times">
        {times.length === 0 && <Cell isQuiet>{words.none}</Cell>}
        {times.map((time) => (
          <Cell
            key={time}
            after={
              <IconButton
                icon={X}
                label={words.remove(sayAppointment(time))}
                onClick={() => toggle(time)}
              />
            }
          >
            {sayAppointment(time)}
          </Cell>
        ))}
      </Section>
      <MainAction
        text={words.send}
        isEnabled={times.length >= least}
        isLoading={isPending}
        note={
          times.length < least && <p className={styles.note}>{words.more(least - times.length)}</p>
        }
        onClick={() => run(times)}
      />
    </>
  );
}
