import { limits, uploadProjectCover } from '@kollab/contract';
import { uploadPicture } from '#src/api/upload.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { usePictureUpload } from '#src/shared/uploads/use-picture-upload.ts';

export const useCoverUpload = (
  draft: string,
  current: string | null,
  onUploaded: (path: string) => void,
) =>
  usePictureUpload({
    place: `cover ${draft}`,
    current,
    maxSide: limits.coverPixels,
    upload: (picture, options) => uploadPicture(uploadProjectCover, picture, options),
    onUploaded: ({ path }) => onUploaded(path),
    failed: projectFormTexts.cover.failed,
    large: projectFormTexts.cover.large,
  });
