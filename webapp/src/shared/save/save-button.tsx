import type { SavedKind } from '@kollab/contract';
import Bookmark from 'lucide-react/icons/bookmark';
import { inALine } from '#src/kit/notices/reason.ts';
import { useSaved } from '#src/api/discovery/saved.ts';
import { showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { savedTexts } from '#src/texts/saved.ts';
import styles from './save-button.module.css';

interface SaveButtonProps {
  kind: SavedKind;
  /** Ours, not Telegram's. */
  id: string;
  /** Where there are several. */
  name?: string;
  /** Where not, it is there only to take back. */
  mayAdd?: boolean;
}

/** At once, with the way back in the notice. The key: what was wished of one is of no other. */
export const SaveButton = (props: SaveButtonProps) => (
  <OwnButton key={`${props.kind} ${props.id}`} {...props} />
);

function OwnButton({ kind, id, name, mayAdd = true }: SaveButtonProps) {
  const { isMarked, change } = useSaved(kind, id);
  const words = savedTexts.mark;
  const { run, wish, error } = useAction({
    ...change,
    onSuccess: (_, wish) =>
      showToast(wish ? words.saved : words.removed, {
        text: words.undo,
        onPress: () => run(!wish),
      }),
    onError: (error) => showToast(inALine(words.failed, error)),
  });
  const isSaved = isMarked ?? (wish === true && !error);
  const isOffered = mayAdd || isSaved || wish !== undefined;
  if (telegram().user === undefined || !isOffered) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-plain={name !== undefined || undefined}
      aria-label={name === undefined ? words.save : words.saveNamed(name)}
      aria-pressed={isSaved}
      data-testid="save"
      onClick={() => {
        telegram().haptic('selection');
        run(!isSaved);
      }}
    >
      <Bookmark size={24} fill={isSaved ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}
