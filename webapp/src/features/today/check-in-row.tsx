import { type OwnCheckIn, paths, type TodayWaiting } from '@kollab/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answers } from '#src/shared/check-ins/answers.tsx';
import { useAnswering } from '#src/shared/check-ins/use-answering.ts';
import { useOpening } from '#src/shared/project/shared-cover.tsx';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { checkInTexts } from '#src/texts/team/check-ins.ts';
import { todayTexts } from '#src/texts/today.ts';
import { faceSize } from './face-size.ts';
import { keyOf } from './steady.ts';
import { useTodayCache } from './today.ts';
import styles from './waiting-row.module.css';

const words = checkInTexts.checkIns;

interface CheckInRowProps {
  question: Extract<TodayWaiting, { kind: 'checkIn' }>;
  /** It was answered elsewhere, or its week is over. */
  isOver: boolean;
  /** Runs what was pressed, unless the row has only just moved there. */
  guarded: (press: () => void) => void;
}

export function CheckInRow({ question, isOver, guarded }: CheckInRowProps) {
  const { projectId, projectTitle, coverImage, palette } = question;
  const today = useTodayCache();
  const [own, setOwn] = useState<OwnCheckIn>();
  const { run, isPending, wish } = useAnswering(question, (said) => {
    setOwn(said);
    void today.refresh();
  });
  const answer = (isPending && wish?.answer) || (own?.answer ?? null);
  const place = paths.project(projectId);
  const { isOpening, link } = useOpening(keyOf(question), {
    card: { id: projectId, name: projectTitle, coverImage, palette },
  });
  return (
    <li className={styles.row} data-testid="waiting-row">
      <CoverThumb
        project={{ id: projectId, coverImage, palette }}
        size={faceSize}
        isShared={isOpening}
      />
      <div className="grow">
        <Link to={place} className={styles.name} {...link}>
          {projectTitle}
        </Link>
        <p className={styles.line}>{words.title}</p>
        {isOver && !own ? (
          <div className={styles.answered}>
            <p className="small quiet">{todayTexts.waiting.over}</p>
          </div>
        ) : (
          <div className={styles.chips}>
            <Answers
              label={words.question(projectTitle)}
              chosen={answer}
              onAnswer={(given) => guarded(() => run({ answer: given }))}
            />
          </div>
        )}
        {own && (
          <output className={styles.answered}>
            <ButtonLink to={place} kind="plain" isCompact>
              {own.answer === 'stuck' ? words.missing : words.addLine}
            </ButtonLink>
          </output>
        )}
      </div>
    </li>
  );
}
