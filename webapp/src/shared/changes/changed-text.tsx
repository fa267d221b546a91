import { limits } from '@kollab/contract';
import { type Run, touches, wordDiff } from '@kollab/contract/word-diff';
import { Fragment, useMemo, useState } from 'react';
import { moderationTexts } from '#src/texts/moderation.ts';
import { ShowAll } from '#src/kit/content/expandable-text.tsx';
import styles from './changes.module.css';
import { excerptOf } from './excerpt.ts';
import { Marked } from './marked.tsx';

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ kind, text }, index) =>
    kind === 'same' ? (
      // oxlint-disable-next-line react/no-array-index-key -- runs may repeat and never move
      <span key={`${index} ${kind}`}>{text}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- runs may repeat and never move
      <Fragment key={`${index} ${kind}`}>
        {touches(runs[index - 1], { kind, text }) && ' '}
        <Marked kind={kind}>{text}</Marked>
      </Fragment>
    ),
  );
}

interface ChangedTextProps {
  before: string;
  after: string;
  /** Where nothing is left of the text. */
  saysEmpty?: boolean;
}

/** A long one from its first change, cut (spec §9). */
export function ChangedText({ before, after, saysEmpty = true }: ChangedTextProps) {
  const [isOpen, setOpen] = useState(false);
  // A queue of long texts is drawn anew with every answer of the server.
  const runs = useMemo(() => wordDiff(before, after), [before, after]);
  const excerpt = excerptOf(runs, limits.moderationTextShown);
  const { isCutBefore, isCutAfter, runs: shown } = excerpt ?? { runs };
  return (
    <div className={styles.text}>
      {isCutBefore && !isOpen && '…'}
      <Runs runs={isOpen ? runs : shown} />
      {isCutAfter && !isOpen && '…'}
      {after === '' && saysEmpty && (
        <span className="small quiet"> {moderationTexts.moderation.empty}</span>
      )}
      {excerpt && (
        <>
          {' '}
          <ShowAll isOpen={isOpen} onToggle={setOpen} />
        </>
      )}
    </div>
  );
}
