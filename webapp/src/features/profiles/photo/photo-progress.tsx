import { Suspense } from 'react';
import { later } from '#src/kit/lib/later.tsx';
import { profileTexts } from '#src/texts/profile.ts';
import type { usePhotoUpload } from './use-photo-upload.ts';

const UploadProgress = later(() => import('#src/entities/uploads/upload-progress.tsx'));

/** How far a new photo is, while there is one on its way. */
export function PhotoProgress({ photo }: { photo: ReturnType<typeof usePhotoUpload> }) {
  if (!photo.isUploading && !photo.retry) return null;
  return (
    <Suspense>
      <UploadProgress {...photo} words={profileTexts.photo} testId="photo-progress" />
    </Suspense>
  );
}
