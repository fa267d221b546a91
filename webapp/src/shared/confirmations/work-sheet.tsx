import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import MessageSquareX from 'lucide-react/icons/message-square-x';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { confirming, useConfirmationCache } from './confirmations.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { confirmationTexts } from '#src/texts/team/confirmations.ts';
import type { Work } from './work-row.tsx';

interface WorkSheetProps {
  work: Work;
  name: string;
  isOwn: boolean;
  onWrite: (() => void) | undefined;
  onClose: () => void;
}

export default function WorkSheet({ work, name, isOwn, onWrite, onClose }: WorkSheetProps) {
  const { confirmationId: id, isHidden } = work;
  const words = confirmationTexts;
  const cache = useConfirmationCache();
  const hiding = useAction({
    perform: () => confirming.hide(id, !isHidden),
    done: (now) => (now.isHidden ? words.hidden : words.shown),
    failed: words.hideFailed,
    onSettled: cache.refresh,
  });
  const removing = useAction({
    perform: () => confirming.remove(id),
    done: words.removed,
    failed: words.removeFailed,
    onSettled: cache.refresh,
  });
  const unsaying = useAction({
    perform: () => confirming.unsay(id),
    done: words.wordsTakenBack,
    failed: words.removeFailed,
    onSettled: cache.refresh,
  });
  const remove = async () => {
    if (!(await askFirst(words.removeQuestion, words.remove))) return;
    removing.run(undefined, onClose);
  };
  return (
    <Sheet title={name} hasCancel onClose={onClose}>
      <Section>
        {isOwn && (
          <Cell
            isAccent
            icon={isHidden ? Eye : EyeOff}
            onClick={() => hiding.run(undefined, onClose)}
          >
            {isHidden ? words.show : words.hide}
          </Cell>
        )}
        {onWrite && (
          <Cell isAccent icon={PencilLine} onClick={onWrite}>
            {words.changeWords}
          </Cell>
        )}
        {work.mayRemoveText && (
          <Cell isGrave icon={MessageSquareX} onClick={() => unsaying.run(undefined, onClose)}>
            {words.takeWordsBack}
          </Cell>
        )}
        {work.mayRemove && (
          <Cell isGrave icon={Trash2} onClick={() => void remove()}>
            {words.remove}
          </Cell>
        )}
      </Section>
    </Sheet>
  );
}
