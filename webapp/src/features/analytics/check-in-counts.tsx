import type { CheckInAnswer, CheckIns } from '@kollab/contract';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { sayDate } from '#src/texts/moment.ts';
import { checkInTexts } from '#src/texts/team/check-ins.ts';
import styles from './analytics.module.css';

const words = checkInTexts.checkIns;
const day = 24 * 60 * 60_000;

const spanOf = (week: string) =>
  words.week(
    sayDate(week),
    sayDate(new Date(Date.parse(week) + 6 * day).toISOString().slice(0, 10)),
  );

export function CheckInCounts({ weeks }: Pick<CheckIns, 'weeks'>) {
  return (
    <Section title={words.counts} note={words.countsNote} testId="check-in-counts">
      {weeks.map(({ week, asked, said }) => {
        const count = (answer: CheckInAnswer) => said.filter((one) => one.answer === answer).length;
        return (
          <Cell
            key={week}
            detail={words.count(count('going'), count('slow'), count('stuck'))}
            after={<span className={styles.count}>{words.ofAsked(said.length, asked)}</span>}
          >
            {spanOf(week)}
          </Cell>
        );
      })}
    </Section>
  );
}
