import Trash2 from 'lucide-react/icons/trash-2';
import { useDeletion } from '#src/api/account.ts';
import { inALine } from '#src/kit/notices/reason.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { askFirst, showToast } from '#src/kit/notices/notices.ts';
import { Section } from '#src/kit/layout/section.tsx';

const words = settingsTexts.settings;

export function DeleteAccount({ telegramId }: { telegramId: number }) {
  const { mutate, isPending } = useDeletion(telegramId);
  const leave = async () => {
    if (isPending || !(await askFirst(words.deleteQuestion, words.delete))) return;
    mutate(true, {
      onSuccess: () => {
        telegram().haptic('success');
        window.scrollTo({ top: 0 });
      },
      onError: (error) => showToast(inALine(words.deleteFailed, error)),
    });
  };
  return (
    <Section>
      <Cell isGrave icon={Trash2} onClick={() => void leave()}>
        {words.delete}
      </Cell>
    </Section>
  );
}
