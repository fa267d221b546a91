import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { useStore } from 'zustand';
import { withReason } from '#src/kit/notices/reason.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { AppealSheet, type AppealWords } from './appeal-sheet.tsx';
import { userStores } from '#src/device/user-store.ts';

interface Drafts {
  /** What is written against a rejection and not sent, by what was rejected. */
  texts: Readonly<Record<string, string>>;
}

const readTexts = (kept: unknown): Record<string, string> => {
  const texts = (kept as Partial<Drafts> | undefined)?.texts;
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
};

/** Appeals that are being written, on the device. */
const appealDrafts = userStores<Drafts>({
  name: 'appeals',
  version: 1,
  read: (kept) => ({ texts: readTexts(kept) }),
});

interface AppealCellProps {
  /** What was rejected: the draft is kept under it. */
  subject: string;
  telegramId: number;
  /** Until when the rejection can be appealed; null where it cannot. */
  until: string | null;
  /** What is said otherwise than of a rejection. */
  words?: AppealWords;
  onSend: (text: string) => Promise<unknown>;
  /** Called when the appeal is with the moderators. */
  onSent: () => void;
}

function useDraft(telegramId: number, subject: string) {
  const store = appealDrafts(telegramId);
  const text = useStore(store, (state) => state.texts[subject] ?? '');
  const keep = (typed: string) =>
    store.setState(({ texts: { [subject]: _old, ...others } }) => ({
      texts: typed === '' ? others : { ...others, [subject]: typed },
    }));
  return { text, keep };
}

/** Offers to appeal a rejection while that is possible; what is typed outlives the screen. */
export function AppealCell(props: AppealCellProps) {
  const { subject, telegramId, until, words: own, onSend, onSent } = props;
  const [isOpen, setOpen] = useState(false);
  const { text, keep } = useDraft(telegramId, subject);
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
