import type { User } from '@kollab/contract';
import { Suspense } from 'react';
import { later } from '#src/kit/lib/later.tsx';
import { profileTexts } from '#src/texts/profile.ts';
import { usePhoto } from './use-photo.ts';

const UploadProgress = later(() => import('#src/entities/uploads/upload-progress.tsx'));

/** How far a new photo is, while there is one on its way. */
export function PhotoProgress({ me }: { me: User }) {
  const photo = usePhoto(me);
  if (!photo.isUploading && !photo.retry) return null;
  return (
    <Suspense>
      <UploadProgress {...photo} words={profileTexts.photo} testId="photo-progress" />
    </Suspense>
  );
}
