import { limits, type User, displayName } from '@kollab/contract';
import Camera from 'lucide-react/icons/camera';
import type { ChangeEvent } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { DraftIcon } from '#src/features/profiles/draft/draft-icon.tsx';
import { telegram } from '#src/telegram/telegram.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { pictureTypes } from '#src/entities/uploads/picture.ts';
import styles from './edit-avatar.module.css';

interface EditAvatarProps {
  profile: User;
  /** The chosen photo while it is on its way. */
  preview: string | undefined;
  isUnsent: boolean;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** The own photo with the way to change it. */
export function EditAvatar({ profile, preview, isUnsent, isBusy, onChoose }: EditAvatarProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onChoose(file);
    target.value = '';
  };
  return (
    <label className={styles.avatar} data-busy={isBusy || undefined}>
      <Avatar
        name={displayName(profile)}
        sources={[preview, fileUrl(profile.photo), telegram().user?.photoUrl]}
        size={limits.avatarSize}
      />
      <span className={styles.camera}>
        <Camera size={16} aria-hidden />
      </span>
      {isUnsent && (
        <span className={styles.mark}>
          <DraftIcon />
        </span>
      )}
      <input
        type="file"
        className="visually-hidden"
        accept={pictureTypes}
        aria-label={profileTexts.photo.change}
        disabled={isBusy}
        onChange={choose}
      />
    </label>
  );
}
