import { moderationTexts } from '#src/texts/moderation.ts';
import { ChangedList } from './changed-list.tsx';
import { ChangedPicture } from './changed-picture.tsx';
import { ChangedText } from './changed-text.tsx';
import { ChangedVacancies } from './changed-vacancies.tsx';
import styles from './changes.module.css';
import { type Change, differenceOf } from './field-difference.ts';

/** Old → new of one field. */
export function ChangeOf({ change }: { change: Change }) {
  const difference = differenceOf(change);
  switch (difference.kind) {
    case 'photo':
    case 'cover':
      return <ChangedPicture {...difference} />;
    case 'text':
      return <ChangedText {...difference} />;
    case 'vacancies':
      return <ChangedVacancies vacancies={difference.vacancies} />;
    case 'order':
      return (
        <p className={styles.text}>
          {moderationTexts.moderation.reordered}: {difference.items.join(', ')}
        </p>
      );
    default:
      return <ChangedList {...difference} isChips={difference.kind === 'chips'} />;
  }
}
