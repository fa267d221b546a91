import type { Upload } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { useChosenPicture } from './chosen-pictures.ts';
import { type Area, isPicture } from './picture.ts';
import { choosePicture, forgetPicture, holdPicture, type Sending } from './send-picture.ts';

interface PictureUploadConfig<Answer extends Upload> extends Sending<Answer> {
  /** What the picture is for: under it, it is kept until the server has it. */
  place: string;
  current: string | null;
}

/** Shown at once; without a connection it stays, and goes by itself once there is one. */
export function usePictureUpload<Answer extends Upload>(config: PictureUploadConfig<Answer>) {
  const { place, current } = config;
  return {
    ...useChosenPicture(place, current),
    choose: (file: File, area?: Area) => {
      if (isPicture(file)) choosePicture(place, config, { file, area });
      else void showAlert(texts.errors.badFormat);
    },
    hold: () => holdPicture(place),
    forget: () => forgetPicture(place),
  };
}
