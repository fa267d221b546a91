import { monthSpan, sayFacts } from '@kollab/contract';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/kit/controls/button.tsx';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { locale } from '#src/texts/locale.ts';
import { confirmationTexts } from '#src/texts/team/confirmations.ts';
import styles from './work-row.module.css';

const WordsSheet = lazyWithPreload(() => import('./words-sheet.tsx'));
const WorkSheet = lazyWithPreload(() => import('./work-sheet.tsx'));

export interface Work {
  confirmationId: string;
  role: string;
  since: string;
  until: string;
  isHidden: boolean;
  text: string;
  textState: 'Pending' | 'Approved' | 'Rejected' | null;
  mayRemoveText: boolean;
  mayRemove: boolean;
}

function standOf({ textState }: Work) {
  if (textState === 'Pending') return confirmationTexts.wordsWait;
  return textState === 'Rejected' && confirmationTexts.wordsRejected;
}

interface WorkRowProps {
  work: Work;
  /** Whose it is, or where it was. */
  name: string;
  face: ReactNode;
  to?: string | undefined;
  state?: object;
  /** Unless it is confirmed; '' where that need not be said. */
  note?: string | undefined;
  /** The reader's own, which they may hide. */
  isOwn?: boolean;
  mayWrite?: boolean;
  children?: ReactNode;
}

export function WorkRow(props: WorkRowProps) {
  const { work, name, face, to, state, note, isOwn = false, mayWrite = false, children } = props;
  const [opened, setOpened] = useState<'ways' | 'words'>();
  const close = () => setOpened(undefined);
  const words = confirmationTexts;
  const months = monthSpan(work, locale);
  return (
    <li className={styles.row} data-hidden={work.isHidden || undefined} data-testid="work">
      {face}
      <div className="grow">
        {to === undefined ? (
          <p className={styles.plain}>{name}</p>
        ) : (
          <Link to={to} state={state} className={styles.name}>
            {name}
          </Link>
        )}
        {work.role !== '' && <p className={styles.detail}>{work.role}</p>}
        <p className={styles.facts}>
          {note === undefined && (
            <span className={styles.confirmed}>
              <BadgeCheck size={16} aria-hidden />
              {words.isConfirmed}
            </span>
          )}
          <span>{sayFacts(note, months)}</span>
        </p>
        {work.text !== '' && <p className={styles.words}>«{work.text}»</p>}
        {standOf(work) && <p className={styles.detail}>{standOf(work)}</p>}
        {mayWrite && work.text === '' && (
          <div className={styles.actions}>
            <Button
              kind="tinted"
              isCompact
              label={words.answerOf(words.addWords, name)}
              onClick={() => setOpened('words')}
            >
              {words.addWords}
            </Button>
          </div>
        )}
        {children}
      </div>
      {(work.mayRemove || work.mayRemoveText) && (
        <span className={styles.more}>
          <IconButton icon={Ellipsis} label={words.more(name)} onClick={() => setOpened('ways')} />
        </span>
      )}
      {opened && (
        <Suspense>
          {opened === 'words' ? (
            <WordsSheet work={work} name={name} onClose={close} />
          ) : (
            <WorkSheet
              {...{ work, name, isOwn }}
              onWrite={mayWrite && work.text !== '' ? () => setOpened('words') : undefined}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </li>
  );
}
