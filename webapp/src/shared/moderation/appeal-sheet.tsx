import { limits } from '@kollab/contract';
import { useState } from 'react';
import { moderationTexts } from '#src/texts/moderation.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { TextArea } from '#src/kit/forms/field.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';

export interface AppealWords {
  open: string;
  title: string;
  hint: string;
}

interface AppealSheetProps {
  words: Pick<AppealWords, 'title' | 'hint'>;
  text: string;
  isSending: boolean;
  failure: string | undefined;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  onClose: () => void;
}

export function AppealSheet(props: AppealSheetProps) {
  const { words: own, text, isSending, failure, onType, onSend, onClose } = props;
  const [isTried, setTried] = useState(false);
  const words = { ...moderationTexts.appeal, ...own };
  const fault = text.trim() === '' ? words.empty : undefined;
  const send = () => {
    setTried(true);
    if (!fault) onSend(text.trim());
  };
  return (
    <Sheet hasCancel title={words.title} onClose={onClose}>
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
    </Sheet>
  );
}
