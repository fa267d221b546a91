import { limits } from '@kollab/contract';
import { useState } from 'react';
import { texts } from '#src/texts/common.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { TextArea } from '#src/kit/forms/field.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';

interface AppealSheetProps {
  text: string;
  isSending: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  onClose: () => void;
}

/** Asks a person what they say against a rejection. */
export function AppealSheet(props: AppealSheetProps) {
  const { text, isSending, failure, onType, onSend, onClose } = props;
  const [isTried, setTried] = useState(false);
  const words = moderationTexts.appeal;
  const fault = text.trim() === '' ? words.empty : undefined;
  const send = () => {
    setTried(true);
    if (!fault) onSend(text.trim());
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      <TextArea
        label={words.label}
        hint={words.hint}
        value={text}
        error={(isTried ? fault : undefined) ?? failure}
        maxLength={limits.appeal}
        onChange={onType}
      />
      <Button isEnabled={text.length <= limits.appeal} isLoading={isSending} onClick={send}>
        {words.send}
      </Button>
      <Button kind="plain" onClick={onClose}>
        {texts.common.cancel}
      </Button>
    </Sheet>
  );
}
