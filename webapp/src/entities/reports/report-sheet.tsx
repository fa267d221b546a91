import { limits, type ReportCategory } from '@kollab/contract';
import { useRef, useState } from 'react';
import { refusalOf } from '#src/api/failure.ts';
import { type Reported, useReport } from '#src/api/safety.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { TextArea } from '#src/kit/forms/field.tsx';
import { showSnackbar } from '#src/kit/notices/notices.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';

interface ReportSheetProps {
  about: Reported;
  onClose: () => void;
}

const words = safetyTexts.safety;
const options = (Object.keys(words.categories) as ReportCategory[]).map((value) => ({
  value,
  text: words.categories[value],
}));

/** Tells moderators what is wrong with a person or a project. */
export function ReportSheet({ about, onClose }: ReportSheetProps) {
  const [category, setCategory] = useState<ReportCategory>('spam');
  const [text, setText] = useState('');
  const report = useReport(about);
  const isTextNeeded = category === 'other';
  const { length } = text.trim();
  const mayBeSent = length <= limits.reportText && (length > 0 || !isTextNeeded);
  // A state would be too late for the second tap of a double tap.
  const isBusy = useRef(false);
  const send = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    report.mutate(
      { category, text: text.trim() },
      {
        onSuccess() {
          telegram().haptic('success');
          showSnackbar(words.sent);
          onClose();
        },
        onError: () => telegram().haptic('error'),
        onSettled() {
          isBusy.current = false;
        },
      },
    );
  };
  return (
    <Sheet title={'projectId' in about ? words.reportProject : words.reportUser} onClose={onClose}>
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
        error={report.error ? (refusalOf(report.error) ?? words.failed) : undefined}
        rows={3}
        value={text}
        maxLength={limits.reportText}
        onChange={setText}
      />
      <Button isEnabled={mayBeSent} isLoading={report.isPending} onClick={send}>
        {words.send}
      </Button>
      <Button kind="plain" onClick={onClose}>
        {texts.common.cancel}
      </Button>
    </Sheet>
  );
}
