import { limits, requestContact } from '@kollab/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { inALine } from '#src/kit/notices/reason.ts';
import { askToWriteOnce } from '#src/api/write-access.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { TextArea } from '#src/kit/forms/field.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { contactKey } from './use-contact.ts';

const words = safetyTexts.contacts;

function useAsk(id: number, onSent: () => void) {
  const queries = useQueryClient();
  const { run, isPending, error } = useAction({
    perform: (text: string) => call(requestContact, { params: { id }, body: { text } }),
    done: words.sent,
    onSuccess(status) {
      queries.setQueryData(contactKey(id), status);
      onSent();
      const me = telegram().user?.telegramId;
      if (me !== undefined) void askToWriteOnce(me);
    },
  });
  return { ask: run, isPending, failure: error ? inALine(words.failed, error) : undefined };
}

interface ContactSheetProps {
  id: number;
  onSent: () => void;
  onClose: () => void;
}

export function ContactSheet({ id, onSent, onClose }: ContactSheetProps) {
  const [text, setText] = useState('');
  const { ask, isPending, failure } = useAsk(id, onSent);
  return (
    <Sheet hasCancel title={words.ask} onClose={onClose}>
      <TextArea
        label={words.text}
        hint={words.textHint}
        placeholder={words.textPlaceholder}
        error={failure}
        rows={3}
        value={text}
        maxLength={limits.contactText}
        onChange={setText}
      />
      <Button
        isEnabled={text.trim().length <= limits.contactText}
        isLoading={isPending}
        onClick={() => ask(text.trim())}
      >
        {words.send}
      </Button>
    </Sheet>
  );
}
