import { profileTexts } from '#src/texts/profile.ts';
import { DraftIcon } from './draft-icon.tsx';
import styles from './review-note.module.css';

interface ReviewNoteProps {
  /** It speaks of a draft. */
  isUnsent?: boolean;
  children: string;
}

export function ReviewNote({ isUnsent, children }: ReviewNoteProps) {
  return (
    <p className={styles.note}>
      {isUnsent && (
        <span className={styles.unsent}>
          <DraftIcon /> <span aria-hidden>{profileTexts.profile.unsent}.</span>
        </span>
      )}
      {children}
    </p>
  );
}
