import { uploadAvatar, type User } from '@kollab/contract';
import { useMeCache } from '#src/api/me.ts';
import { uploadPicture } from '#src/api/upload.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { photoPlace } from './use-photo.ts';
import { usePictureUpload } from '#src/shared/uploads/use-picture-upload.ts';

const maxSide = 1280;

function withPhoto(me: User, photo: string): User {
  const others = me.pendingChanges.filter(({ changeType }) => changeType !== 'photo');
  const staged = { changeType: 'photo', oldValue: me.photo, newValue: photo } as const;
  const change = { ...staged, state: 'draft', createdAt: new Date().toISOString() } as const;
  return { ...me, photo, pendingChanges: [...others, change] };
}

export function usePhotoUpload(me: User) {
  const cache = useMeCache();
  const { telegramId } = me;
  return usePictureUpload({
    place: photoPlace(telegramId),
    current: me.photo,
    maxSide,
    upload: (picture, options) =>
      uploadPicture(uploadAvatar, picture, { ...options, query: { telegramId } }),
    onUploaded({ path }) {
      // It may have come by itself, long after this was shown.
      cache.set((known) => withPhoto(known ?? me, path));
      cache.refresh();
    },
    failed: profileTexts.photo.failed,
    large: profileTexts.photo.large,
  });
}
