import FilePen from 'lucide-react/icons/file-pen';
import { profileTexts } from '#src/texts/profile.ts';
import styles from './draft-icon.module.css';

export function DraftIcon() {
  return (
    <span className={styles.icon} title={profileTexts.profile.unsent} data-testid="draft-icon">
      <FilePen size={18} aria-hidden />
      <span className="visually-hidden">{profileTexts.profile.unsent}</span>
    </span>
  );
}
