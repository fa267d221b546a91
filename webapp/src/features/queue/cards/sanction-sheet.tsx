import { readyReasonsFor, type ReportDecision, type SuspensionDays } from '@kollab/contract';
import { useState } from 'react';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { sanctionTexts } from '#src/texts/moderation/sanctions.ts';
import { ToggleChips } from '#src/kit/controls/toggle-chips.tsx';
import { ReasonSheet } from '#src/shared/moderation/reason-sheet.tsx';
import type { ReportItem } from '#src/features/queue/items/queue-item.ts';
import styles from './sanction-sheet.module.css';

export type Grave = Exclude<ReportDecision, 'dismiss'>;

const terms = { days7: 7, days30: 30, lifted: undefined } as const;
type Term = keyof typeof terms;

interface TermChoiceProps {
  chosen: Term;
  onChoose: (term: Term) => void;
}

function TermChoice({ chosen, onChoose }: TermChoiceProps) {
  const { term, terms: names } = sanctionTexts.suspending;
  const options = (Object.keys(terms) as Term[]).map((value) => ({ value, text: names[value] }));
  return (
    <div className={styles.term}>
      <p className={styles.label}>{term}</p>
      <ToggleChips
        label={term}
        options={options}
        chosen={[chosen]}
        onChange={(values) => onChoose(values.find((value) => value !== chosen) ?? chosen)}
      />
    </div>
  );
}

function wordsFor(decision: Grave, { name, report: { subjectType } }: ReportItem) {
  const { removal, reports } = moderatorTexts;
  const { suspending, warning, hiding, reasonLabel: reason } = sanctionTexts;
  const isProject = subjectType === 'project';
  if (decision === 'block' && isProject) {
    return { ...removal, title: removal.title(name), action: reports.block };
  }
  if (decision === 'block') {
    return { reason, hint: hiding.hint, title: hiding.title(name), action: reports.block };
  }
  const words = decision === 'warn' ? warning : suspending;
  const title = isProject ? words.ownerTitle(name) : words.title(name);
  return { reason, hint: words.hint, title, action: words.action };
}

interface SanctionSheetProps {
  decision: Grave;
  item: ReportItem;
  /** It outlives the sheet. */
  reason: string;
  onType: (reason: string) => void;
  onDone: (reason: string, days?: SuspensionDays) => void;
  onClose: () => void;
}

export function SanctionSheet(props: SanctionSheetProps) {
  const { decision, item, reason, onType, onDone, onClose } = props;
  const [term, setTerm] = useState<Term>('days7');
  const days = decision === 'suspend' ? terms[term] : undefined;
  return (
    <ReasonSheet
      words={wordsFor(decision, item)}
      ready={readyReasonsFor('removal')}
      reason={reason}
      onType={onType}
      onClose={onClose}
      onDone={(given) => onDone(given, days)}
    >
      {decision === 'suspend' && <TermChoice chosen={term} onChoose={setTerm} />}
    </ReasonSheet>
  );
}
