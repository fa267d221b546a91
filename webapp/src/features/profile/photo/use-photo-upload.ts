import type { User } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refusalOf } from '#src/api/failure.ts';
import { useMeCache } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { showAlert } from '#src/ui/notices.ts';
import { isPicture, toUpload } from './picture.ts';
import { uploadPhoto } from './upload-photo.ts';

const maxSide = 1280;

/** The own profile with a photo that was just staged. */
function withPhoto(me: User, photo: string): User {
  const others = me.pendingChanges.filter(({ changeType }) => changeType !== 'photo');
  const staged = { changeType: 'photo', oldValue: me.photo, newValue: photo } as const;
  const change = { ...staged, state: 'draft', createdAt: new Date().toISOString() } as const;
  return { ...me, photo, pendingChanges: [...others, change] };
}

/**
 * Changes the own photo: shows it at once, sends it and stages it. When that fails the old one is
 * back, and the new one may be tried again.
 */
export function usePhotoUpload(me: User) {
  const cache = useMeCache();
  const [percent, setPercent] = useState(0);
  const [address, setAddress] = useState<string>();
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  const { mutate, variables, data, isPending, isError } = useMutation({
    async mutationFn(file: File) {
      setPercent(0);
      const photo = await toUpload(file, maxSide);
      const { telegramId } = me;
      return uploadPhoto(photo, { telegramId, name: file.name, onProgress: setPercent });
    },
    onSuccess({ path }) {
      cache.set(withPhoto(me, path));
      cache.refresh();
      telegram().haptic('success');
    },
    onError(error) {
      console.error('The photo could not be uploaded', error);
      telegram().haptic('error');
      void showAlert([texts.photo.failed, refusalOf(error)].filter(Boolean).join('\n'));
    },
  });
  const isShown = isPending || (data !== undefined && data.path === me.photo);
  const choose = (file: File) => {
    if (!isPicture(file)) {
      void showAlert(texts.photo.badFormat);
      return;
    }
    setAddress(URL.createObjectURL(file));
    mutate(file);
  };
  return {
    preview: isShown ? address : undefined,
    percent,
    isUploading: isPending,
    retry: isError && variables ? () => mutate(variables) : undefined,
    choose,
  };
}
