import { limits, type User, displayName } from '@kollab/contract';
import Camera from 'lucide-react/icons/camera';
import { type ChangeEvent, Suspense, useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { DraftIcon } from '#src/features/profiles/draft/draft-icon.tsx';
import { telegram } from '#src/telegram/telegram.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { isPicture, pictureTypes } from '#src/shared/uploads/picture.ts';
import { usePhotoUpload } from './use-photo-upload.ts';
import { shownPicture } from './shown-picture.ts';
import styles from './edit-avatar.module.css';

interface EditAvatarProps {
  me: User;
  profile: User;
  isUnsent: boolean;
}

const CropSheet = lazyWithPreload(() => import('./crop-sheet.tsx'));

export default function EditAvatar({ me, profile, isUnsent }: EditAvatarProps) {
  const { preview, isUploading: isBusy, retry, choose: onChoose } = usePhotoUpload(me);
  const [cropping, setCropping] = useState<{ file: File; address: string }>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const address = isPicture(file) ? await shownPicture(file) : undefined;
    if (address === undefined) onChoose(file);
    else setCropping({ file, address });
  };
  const close = () => {
    if (cropping) URL.revokeObjectURL(cropping.address);
    setCropping(undefined);
  };
  const photo = (
    <label
      className={styles.avatar}
      data-busy={isBusy || undefined}
      data-waiting={retry ? true : undefined}
    >
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
        onChange={(event) => void choose(event)}
      />
    </label>
  );
  return (
    <>
      {photo}
      {cropping && (
        <Suspense>
          <CropSheet
            address={cropping.address}
            onCrop={(area) => {
              close();
              onChoose(cropping.file, area);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
