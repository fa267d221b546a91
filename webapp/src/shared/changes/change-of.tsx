import { moderationTexts } from '#src/texts/moderation.ts';
import { ChangedItems } from './changed-items.tsx';
import { ChangedList } from './changed-list.tsx';
import { ChangedPicture } from './changed-picture.tsx';
import { ChangedText } from './changed-text.tsx';
import styles from './changes.module.css';
import { type Change, differenceOf } from './field-difference.ts';

interface ChangeOfProps {
  change: Change;
  /** A part is short; one that goes with its item is not said to be empty. */
  isPart?: boolean;
}

export function ChangeOf({ change, isPart = false }: ChangeOfProps) {
  const difference = differenceOf(change);
  switch (difference.kind) {
    case 'photo':
    case 'cover':
    case 'logo':
      return <ChangedPicture {...difference} />;
    case 'text':
      return <ChangedText {...difference} saysEmpty={!isPart} />;
    case 'records':
      return (
        <ChangedItems {...difference}>{(part) => <ChangeOf change={part} isPart />}</ChangedItems>
      );
    case 'order':
      return (
        <p className={styles.text}>
          {moderationTexts.moderation.reordered}: {difference.items.join(', ')}
        </p>
      );
    default:
      return <ChangedList {...difference} isChips={isPart || difference.kind === 'chips'} />;
  }
}
