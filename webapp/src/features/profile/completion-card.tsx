import { profileCompletion, type User } from '@kollab/contract';
import { texts } from '#src/texts/texts.ts';
import { Cell } from '#src/ui/cell.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { Section } from '#src/ui/section.tsx';
import styles from './completion-card.module.css';
import { completionRows } from './completion-rows.ts';
import { DraftIcon } from './draft-icon.tsx';

interface CompletionCardProps {
  /** The profile as the server knows it: by it the server decides what a person may do. */
  me: User;
  unsent: ReadonlySet<string>;
}

/** How full the profile is, and what to add (spec §5). */
export function CompletionCard({ me, unsent }: CompletionCardProps) {
  const { percent, missing } = profileCompletion(me);
  return (
    <Section testId="completion">
      <div className={styles.completion}>
        <div className={styles.line}>
          <span>{texts.profile.completion}</span>
          <b>{texts.profile.percent(percent)}</b>
        </div>
        <Progress label={texts.profile.completion} percent={percent} />
      </div>
      {completionRows(missing, unsent).map(({ text, to, isUnsent }) => (
        <Cell
          key={text}
          to={to}
          isAccent={to !== undefined}
          isQuiet={to === undefined}
          after={isUnsent && <DraftIcon />}
        >
          {text}
        </Cell>
      ))}
    </Section>
  );
}
