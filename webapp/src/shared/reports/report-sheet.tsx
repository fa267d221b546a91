import { limits, type ReportCategory, reportProject, reportUser } from '@kollab/contract';
import { useState } from 'react';
import { inALine } from '#src/kit/notices/reason.ts';
import { call } from '#src/api/api.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { TextArea } from '#src/kit/forms/field.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';

export type Reported = { telegramId: number } | { projectId: string };

const report = (
  about: Reported,
  body: { category: ReportCategory; text: string },
): Promise<unknown> =>
  'projectId' in about
    ? call(reportProject, { params: { projectId: about.projectId }, body })
    : call(reportUser, { params: { id: about.telegramId }, body });

interface ReportSheetProps {
  about: Reported;
  onClose: () => void;
}

const words = safetyTexts.safety;
const options = (Object.keys(words.categories) as ReportCategory[]).map((value) => ({
  value,
  text: words.categories[value],
}));

export default function ReportSheet({ about, onClose }: ReportSheetProps) {
  const [category, setCategory] = useState<ReportCategory>('spam');
  const [text, setText] = useState('');
  const { run, isPending, error } = useAction({
    perform: () => report(about, { category, text: text.trim() }),
    done: words.sent,
    onSuccess: onClose,
  });
  const isTextNeeded = category === 'other';
  const { length } = text.trim();
  const mayBeSent = length <= limits.reportText && (length > 0 || !isTextNeeded);
  return (
    <Sheet
      hasCancel
      title={'projectId' in about ? words.reportProject : words.reportUser}
      onClose={onClose}
    >
      <Section>
        <SelectCell
          label={words.category}
          value={category}
          options={options}
          onChange={setCategory}
        />
      </Section>
      <TextArea
        label={words.text}
        hint={isTextNeeded ? words.textNeeded : words.textHint}
        error={error ? inALine(words.failed, error) : undefined}
        rows={3}
        value={text}
        maxLength={limits.reportText}
        onChange={setText}
      />
      <Button isEnabled={mayBeSent} isLoading={isPending} onClick={() => run()}>
        {words.send}
      </Button>
    </Sheet>
  );
}
