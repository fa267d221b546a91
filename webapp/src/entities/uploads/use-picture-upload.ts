import { ApiError, limits, type Upload } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { withRefusal } from '#src/api/failure.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { type Area, isPicture, toUpload } from './picture.ts';

interface PictureUploadConfig<Answer extends Upload> {
  /** The stored picture that is in use now. */
  current: string | null;
  /** The longest side that is sent, in pixels. */
  maxSide: number;
  upload: (picture: Blob, name: string, onProgress: (percent: number) => void) => Promise<Answer>;
  onUploaded: (answer: Answer) => void;
  /** What a failure is called (spec §8). */
  failed: string;
  /** That it is larger than the server takes. */
  large: string;
}

interface Chosen {
  file: File;
  area?: Area | undefined;
}

/** Said before it is sent, as the server would say it after. */
const tooLarge = (message: string) =>
  new ApiError('badRequest', { statusCode: 413, code: 'pictureTooLarge', message });

/** Whether the same picture would fail again. */
const isUnfit = (error: unknown) =>
  error instanceof ApiError && (error.statusCode === 413 || error.statusCode === 415);

/**
 * Sends a chosen picture and shows it at once. When that fails the old one is back, and the new one
 * may be tried again.
 */
export function usePictureUpload<Answer extends Upload>(config: PictureUploadConfig<Answer>) {
  const [percent, setPercent] = useState(0);
  const [address, setAddress] = useState<string>();
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  const { mutate, reset, variables, data, isPending, isError, error } = useMutation({
    async mutationFn({ file, area }: Chosen) {
      setPercent(0);
      const picture = await toUpload(file, config.maxSide, area);
      if (area) setAddress(URL.createObjectURL(picture));
      if (picture.size > limits.uploadBytes) throw tooLarge(config.large);
      return config.upload(picture, file.name, setPercent);
    },
    onSuccess(answer) {
      config.onUploaded(answer);
      telegram().haptic('success');
    },
    onError(error) {
      console.error('The picture could not be uploaded', error);
      telegram().haptic('error');
      void showAlert(withRefusal(config.failed, error));
    },
  });
  const isShown = isPending || (data !== undefined && data.path === config.current);
  const choose = (file: File, area?: Area) => {
    if (!isPicture(file)) {
      void showAlert(texts.errors.badFormat);
      return;
    }
    if (!area) setAddress(URL.createObjectURL(file));
    mutate({ file, area });
  };
  return {
    preview: isShown ? address : undefined,
    percent,
    isUploading: isPending,
    retry: isError && variables && !isUnfit(error) ? () => mutate(variables) : undefined,
    choose,
    /** Forgets a failed picture. */
    forget: reset,
  };
}
