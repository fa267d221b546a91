import { limits } from '@kollab/contract';
import { useState } from 'react';
import { Button } from '#src/kit/controls/button.tsx';
import { TextArea } from '#src/kit/forms/field.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { inALine } from '#src/kit/notices/reason.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { confirmationTexts } from '#src/texts/team/confirmations.ts';
import { confirming, useConfirmationCache } from './confirmations.ts';
import type { Work } from './work-row.tsx';

interface WordsSheetProps {
  work: Work;
  name: string;
  onClose: () => void;
}

/** Moderators read them first. */
export default function WordsSheet({ work, name, onClose }: WordsSheetProps) {
  const [text, setText] = useState(work.text);
  const words = confirmationTexts;
  const cache = useConfirmationCache();
  const { run, isPending, error } = useAction({
    perform: (said: string) => confirming.say(work.confirmationId, said),
    done: words.wordsSent,
    onSettled: cache.refresh,
  });
  const said = text.trim();
  const isLong = said.split('\n').length > limits.workTextLines;
  const failure = error ? inALine(words.wordsFailed, error) : undefined;
  return (
    <Sheet hasCancel title={name} onClose={onClose}>
      <TextArea
        label={words.words}
        hint={words.wordsHint}
        error={isLong ? words.tooManyLines : failure}
        rows={2}
        value={text}
        maxLength={limits.workText}
        onChange={setText}
      />
      <Button
        isEnabled={said !== '' && said !== work.text && !isLong && said.length <= limits.workText}
        isLoading={isPending}
        onClick={() => run(said, onClose)}
      >
        {words.sendWords}
      </Button>
    </Sheet>
  );
}
