import { limits, uploadProjectCover } from '@kollab/contract';
import { useId } from 'react';
import { uploadPicture } from '#src/api/upload.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { usePictureUpload } from '#src/entities/uploads/use-picture-upload.ts';

/** Sends a project's cover, and tells where it is stored. */
export const useCoverUpload = (current: string | null, onUploaded: (path: string) => void) =>
  usePictureUpload({
    place: `cover ${useId()}`,
    current,
    maxSide: limits.coverPixels,
    upload: (picture, name, onProgress) =>
      uploadPicture(uploadProjectCover, picture, { name, onProgress }),
    onUploaded: ({ path }) => onUploaded(path),
    failed: projectFormTexts.cover.failed,
    large: projectFormTexts.cover.large,
  });
