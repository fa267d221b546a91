import { sayFacts } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import type { Submission } from './timeline-steps.ts';

const turnedDown: ReadonlySet<string> = new Set(['rejected', 'partlyApproved']);

function outcomeOf(submission: Submission) {
  const { rejectedDefault } = moderationTexts.moderation;
  const last = submission.at(-1);
  return {
    title: moderationTexts.moderation[last?.kind ?? 'submitted'],
    at: last ? sayMoment(last.at) : '',
    reason:
      last && turnedDown.has(last.kind) ? texts.words.reason(last.reason || rejectedDefault) : '',
  };
}

export function EarlierSubmissions({ submissions }: { submissions: readonly Submission[] }) {
  if (submissions.length === 0) return null;
  return (
    <Section title={moderationTexts.moderation.earlier}>
      {submissions.toReversed().map((submission) => {
        const { title, at, reason } = outcomeOf(submission);
        return (
          <Cell key={submission[0]?.at} detail={sayFacts(at, reason)}>
            {title}
          </Cell>
        );
      })}
    </Section>
  );
}
