import { ApiError, limits, type Upload } from '@kollab/contract';
import type { UploadOptions } from '#src/api/upload.ts';
import { withReason } from '#src/kit/notices/reason.ts';
import { whenReachable } from '#src/kit/lib/connection.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { holdOpen } from '#src/telegram/use-closing-confirmation.ts';
import { type ChosenPicture, chosenPictures } from './chosen-pictures.ts';
import { toUpload } from './picture.ts';

export interface Sending<Answer extends Upload> {
  /** In pixels. */
  maxSide: number;
  upload: (picture: Blob, options: UploadOptions) => Promise<Answer>;
  onUploaded: (answer: Answer) => void;
  /** Spec §8. */
  failed: string;
  large: string;
}

/** By itself, where Kollab answers and the picture breaks off all the same. */
const timesAtMost = 4;

let letGo: (() => void) | undefined;

// Closed, Kollab would forget it.
chosenPictures.subscribe((pictures) => {
  if (Object.values(pictures).some(({ state, isComing }) => state === 'sending' || isComing)) {
    letGo ??= holdOpen();
  } else {
    letGo?.();
    letGo = undefined;
  }
});

/** Each ends the sending of a picture, or the waiting for a connection. */
const endings = new Map<string, () => void>();

function end(place: string) {
  endings.get(place)?.();
  endings.delete(place);
}

function change(place: string, changes: Partial<ChosenPicture>) {
  const known = chosenPictures.getState()[place];
  if (known) chosenPictures.setState({ [place]: { ...known, ...changes } });
}

/** It may be tried again. */
export function holdPicture(place: string) {
  end(place);
  if (chosenPictures.getState()[place]?.state === 'sent') return;
  change(place, { state: 'failed', isComing: false });
}

export function forgetPicture(place: string) {
  end(place);
  const { [place]: known, ...others } = chosenPictures.getState();
  if (known?.address) URL.revokeObjectURL(known.address);
  chosenPictures.setState(others, true);
}

/** Said before it is sent, as the server would say it after. */
const tooLarge = (message: string) =>
  new ApiError('badRequest', { statusCode: 413, code: 'pictureTooLarge', message });

const isUnfit = (error: unknown) =>
  error instanceof ApiError && (error.statusCode === 413 || error.statusCode === 415);

const isLost = (error: unknown) => error instanceof ApiError && error.failure === 'network';

async function upload<Answer extends Upload>(
  place: string,
  sending: Sending<Answer>,
  signal: AbortSignal,
) {
  const { file, area, address } = chosenPictures.getState()[place] ?? {};
  if (!file) throw new Error('No picture was chosen');
  const picture = await toUpload(file, sending.maxSide, area);
  signal.throwIfAborted();
  if (area && !address) change(place, { address: URL.createObjectURL(picture) });
  if (picture.size > limits.uploadBytes) throw tooLarge(sending.large);
  const onProgress = (percent: number) => change(place, { percent });
  return sending.upload(picture, { name: file.name, onProgress, signal });
}

/**
 * Without a connection again: only the first and the last failure are told. Where the device knows
 * that there is none, it waits. What was given up, or chosen before another, ends and is told to
 * nobody.
 */
async function sendPicture<Answer extends Upload>(
  place: string,
  sending: Sending<Answer>,
  time = 1,
) {
  end(place);
  const controller = new AbortController();
  endings.set(place, () => controller.abort());
  change(place, { state: 'sending', percent: 0, isComing: false });
  let answer;
  try {
    answer = await upload(place, sending, controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return;
    const isCounted = navigator.onLine;
    const isComing = isLost(error) && (time < timesAtMost || !isCounted);
    if (isUnfit(error)) forgetPicture(place);
    else change(place, { state: 'failed', isComing });
    if (isComing) {
      endings.set(
        place,
        whenReachable(() => void sendPicture(place, sending, time + Number(isCounted))),
      );
      if (time > 1 || !isCounted) return;
    }
    console.error('The picture could not be uploaded', error);
    telegram().haptic('error');
    void showAlert(withReason(sending.failed, error));
    return;
  }
  if (controller.signal.aborted) return;
  change(place, { state: 'sent', path: answer.path });
  sending.onUploaded(answer);
  telegram().haptic('success');
}

export function choosePicture<Answer extends Upload>(
  place: string,
  sending: Sending<Answer>,
  { file, area }: Pick<ChosenPicture, 'file' | 'area'>,
) {
  forgetPicture(place);
  const address = area ? undefined : URL.createObjectURL(file);
  const retry = () => void sendPicture(place, sending);
  const chosen = { file, area, address, percent: 0, isComing: false, retry };
  chosenPictures.setState({ [place]: { ...chosen, state: 'sending' } });
  retry();
}
