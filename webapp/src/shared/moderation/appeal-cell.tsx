import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { withReason } from '#src/kit/notices/reason.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { AppealSheet, type AppealWords } from './appeal-sheet.tsx';
import { createDrafts, isRecord } from '#src/device/drafts.ts';

const appealDrafts = createDrafts<{ text?: string }>({
  name: 'appeals',
  version: 2,
  read: (kept) => (isRecord(kept) && typeof kept.text === 'string' ? { text: kept.text } : {}),
});

interface AppealCellProps {
  /** The draft is kept under it. */
  subject: string;
  telegramId: number;
  /** Null where the rejection cannot be appealed. */
  until: string | null;
  words?: AppealWords;
  onSend: (text: string) => Promise<unknown>;
  onSent: () => void;
}

/** What is typed outlives the screen. */
export function AppealCell(props: AppealCellProps) {
  const { subject, telegramId, until, words: own, onSend, onSent } = props;
  const [isOpen, setOpen] = useState(false);
  const { text = '' } = appealDrafts.use(telegramId, subject).values;
  const keep = (typed: string) =>
    appealDrafts.save(telegramId, subject, { text: typed }, { text: '' });
  const words = { ...moderationTexts.appeal, ...own };
  const { run, isPending, error, reset } = useAction({
    perform: onSend,
    done: words.sent,
    onSuccess() {
      keep('');
      setOpen(false);
      onSent();
    },
  });
  const [openedAt] = useState(() => Date.now());
  if (until === null || new Date(until).getTime() <= openedAt) return null;
  return (
    <>
      <Cell
        isAccent
        icon={Scale}
        detail={words.until(sayMoment(until))}
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {words.open}
      </Cell>
      {isOpen && (
        <AppealSheet
          words={words}
          text={text}
          isSending={isPending}
          failure={error ? withReason(words.failed, error, '. ') : undefined}
          onType={keep}
          onSend={run}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
