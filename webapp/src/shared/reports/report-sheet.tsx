import { ApiError, limits, type ReportCategory, reportProject, reportUser } from '@kollab/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { inALine } from '#src/kit/notices/reason.ts';
import { call } from '#src/api/api.ts';
import { texts } from '#src/texts/common.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { TextArea } from '#src/kit/forms/field.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
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

/** No failure to whoever reports: moderators have it. */
const isAlreadyReported = (error: unknown) =>
  error instanceof ApiError && error.code === 'alreadyReported';

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
  const [isKnown, setKnown] = useState(false);
  const { run, isPending, error } = useAction({
    perform: async () => {
      try {
        await report(about, { category, text: text.trim() });
        return 'sent';
      } catch (failure) {
        if (isAlreadyReported(failure)) return 'known';
        throw failure;
      }
    },
    done: (outcome) => (outcome === 'sent' ? words.sent : undefined),
    onSuccess: (outcome) => (outcome === 'sent' ? onClose() : setKnown(true)),
  });
  const isTextNeeded = category === 'other';
  const { length } = text.trim();
  const mayBeSent = length <= limits.reportText && (length > 0 || !isTextNeeded);
  if (isKnown) {
    return (
      <Sheet key="known" title={words.known} onClose={onClose}>
        <Section>
          <Cell icon={CircleCheck}>{words.knownHint}</Cell>
        </Section>
        <Button onClick={onClose}>{texts.common.ok}</Button>
      </Sheet>
    );
  }
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
