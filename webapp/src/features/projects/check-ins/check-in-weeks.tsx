import type { CheckInAnswer, CheckIns } from '@kollab/contract';
import { useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Badge, type Tone } from '#src/kit/content/badge.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { sayDate } from '#src/texts/moment.ts';
import { checkInTexts } from '#src/texts/team/check-ins.ts';
import styles from './check-ins.module.css';

const words = checkInTexts.checkIns;
const tones: Record<CheckInAnswer, Tone> = { going: 'success', slow: 'warning', stuck: 'danger' };
const faceSize = 36;
const day = 24 * 60 * 60_000;

/** Of a week named by its Monday. */
const endOf = (week: string) => new Date(Date.parse(week) + 6 * day).toISOString().slice(0, 10);

const isNow = (week: string) => Date.now() - new Date(`${week}T00:00`).getTime() < 7 * day;

interface WeekProps {
  week: CheckIns['weeks'][number];
  /** Leads to those before, where there are any. */
  onEarlier: (() => void) | undefined;
}

function Week({ week: { week, asked, said }, onEarlier }: WeekProps) {
  const isThis = isNow(week);
  const silent = Math.max(0, asked - said.length);
  const note = silent === 0 ? undefined : (isThis ? words.silent : words.wasSilent)(silent);
  return (
    <Section
      title={isThis ? words.thisWeek : words.week(sayDate(week), sayDate(endOf(week)))}
      note={said.length === 0 ? undefined : note}
      testId="check-in-week"
    >
      {said.length === 0 && <Cell isQuiet>{words.nobody}</Cell>}
      {said.map(({ telegramId, name, photo, answer, line }) => (
        <Cell
          key={telegramId}
          before={<Avatar name={name} sources={[fileUrl(photo)]} size={faceSize} />}
          detail={
            <>
              <Badge tone={tones[answer]}>{words.answers[answer]}</Badge>
              {line !== '' && <span className={styles.line}>{line}</span>}
            </>
          }
        >
          {name}
        </Cell>
      ))}
      {onEarlier && (
        <Cell isAccent onClick={onEarlier}>
          {words.earlier}
        </Cell>
      )}
    </Section>
  );
}

export function CheckInWeeks({ weeks }: Pick<CheckIns, 'weeks'>) {
  const [isOpen, setOpen] = useState(false);
  const mayOpen = !isOpen && weeks.length > 1;
  return (
    <>
      {(isOpen ? weeks : weeks.slice(0, 1)).map((one) => (
        <Week key={one.week} week={one} onEarlier={mayOpen ? () => setOpen(true) : undefined} />
      ))}
    </>
  );
}
