import type { User } from '@kollab/contract';
import { profileTexts } from '#src/texts/profile.ts';
import { usePhoto } from './use-photo.ts';
import { UploadProgress } from '#src/shared/uploads/upload-progress.tsx';

export function PhotoProgress({ me }: { me: User }) {
  const photo = usePhoto(me);
  if (!photo.isUploading && !photo.retry) return null;
  return <UploadProgress {...photo} words={profileTexts.photo} testId="photo-progress" />;
}
