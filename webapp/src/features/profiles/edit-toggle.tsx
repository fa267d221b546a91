import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { profileTexts } from '#src/texts/profile.ts';
import styles from './edit-toggle.module.css';

interface EditToggleProps {
  isEditing: boolean;
  onChange: (isEditing: boolean) => void;
}

export function EditToggle({ isEditing, onChange }: EditToggleProps) {
  const Icon = isEditing ? Check : Pencil;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={isEditing ? profileTexts.profile.done : profileTexts.profile.edit}
      data-editing={isEditing || undefined}
      data-testid="edit-toggle"
      onClick={() => onChange(!isEditing)}
    >
      <Icon size={20} strokeWidth={2.2} aria-hidden />
    </button>
  );
}
