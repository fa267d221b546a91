import type { CheckInAnswer } from '@kollab/contract';
import { ToggleChips } from '#src/kit/controls/toggle-chips.tsx';
import { checkInTexts } from '#src/texts/team/check-ins.ts';

const words = checkInTexts.checkIns;
const answers: readonly CheckInAnswer[] = ['going', 'slow', 'stuck'];

interface AnswersProps {
  label: string;
  chosen: CheckInAnswer | null;
  onAnswer: (answer: CheckInAnswer) => void;
}

export function Answers({ label, chosen, onAnswer }: AnswersProps) {
  return (
    <ToggleChips
      label={label}
      options={answers.map((value) => ({ value, text: words.answers[value] }))}
      chosen={chosen === null ? [] : [chosen]}
      onChange={(on) => {
        const answer = on.find((one) => one !== chosen);
        if (answer) onAnswer(answer);
      }}
    />
  );
}
