import { paths, profileCompletion, type User } from '@kollab/contract';
import Sparkles from 'lucide-react/icons/sparkles';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { guideStepFor, guideSteps } from '#src/shared/person/draft/own-completion.ts';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { texts } from '#src/texts/common.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { NamedProgress } from '#src/kit/content/progress.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './completion-card.module.css';
import { completionRows } from './completion-rows.ts';
import { DraftIcon } from '#src/features/profiles/draft/draft-icon.tsx';

interface CompletionCardProps {
  /** As the server knows it: by it the server decides what a person may do. */
  me: User;
  completion: ReturnType<typeof profileCompletion>;
  unsent: ReadonlySet<string>;
  inGuide?: boolean;
  /** What the main button leads to. */
  next?: { to: string } | undefined;
  onReview?: () => void;
}

/** In the guided way it is all that is shown; the own page has more to show. */
const shownInGuide = 3;

function GuideWay({ step }: { step: number }) {
  const { open, openHint, goOn, progress } = fieldTexts.guide;
  if (step === 1) {
    return (
      <div className={styles.way}>
        <p className="small quiet">{openHint}</p>
        <ButtonLink to={paths.guide(step)}>{open}</ButtonLink>
      </div>
    );
  }
  return (
    <Cell to={paths.guide(step)} icon={Sparkles} isAccent detail={progress(step, guideSteps)}>
      {goOn}
    </Cell>
  );
}

/** With its drafts (spec §5). */
export function CompletionCard(props: CompletionCardProps) {
  const { me, completion, unsent, inGuide = false, next, onReview } = props;
  const [showsAll, setShowsAll] = useState(false);
  const { percent: sentPercent, missing } = profileCompletion(me);
  const { percent, missing: missingYet } = completion;
  const step = guideStepFor(missingYet) ?? (me.moderationStatus === null ? guideSteps : undefined);
  const isBeginning = step !== undefined && step < guideSteps && me.moderationStatus === null;
  // The way through it says the same in its steps, and what moderators want mended comes first.
  const isBar = !inGuide && me.moderationStatus === 'Rejected';
  const rows =
    isBar || (isBeginning && !inGuide)
      ? []
      : completionRows(missing, unsent, missingYet).filter(({ to }) => to !== next?.to);
  const hasWay = step !== undefined && !inGuide && !isBar;
  const shownAtOnce = inGuide ? shownInGuide : hasWay ? 0 : 1;
  const shown = showsAll || rows.length <= shownAtOnce + 1 ? rows : rows.slice(0, shownAtOnce);
  return (
    <Section testId="completion">
      <div className={styles.completion}>
        <NamedProgress label={profileTexts.profile.completion} percent={percent} />
        {percent !== sentPercent && (
          <p className={styles.drafts}>
            {fieldTexts.completion.withDrafts(texts.common.percent(sentPercent))}
          </p>
        )}
      </div>
      {onReview && (
        <Cell icon={Undo2} isAccent onClick={onReview}>
          {fieldTexts.drafts.title}
        </Cell>
      )}
      {hasWay && <GuideWay step={step} />}
      {shown.map(({ text, to, isUnsent }) => (
        <Cell key={to} to={to} isAccent after={isUnsent && <DraftIcon />}>
          {text}
        </Cell>
      ))}
      {shown.length < rows.length && (
        <Cell isAccent onClick={() => setShowsAll(true)}>
          {fieldTexts.completion.more(rows.length - shown.length)}
        </Cell>
      )}
    </Section>
  );
}
