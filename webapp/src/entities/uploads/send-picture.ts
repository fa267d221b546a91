import { ApiError, limits, type Upload } from '@kollab/contract';
import { withReason } from '#src/kit/notices/reason.ts';
import { whenReachable } from '#src/kit/lib/connection.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { type ChosenPicture, chosenPictures } from './chosen-pictures.ts';
import { toUpload } from './picture.ts';

export interface Sending<Answer extends Upload> {
  /** The longest side that is sent, in pixels. */
  maxSide: number;
  upload: (picture: Blob, name: string, onProgress: (percent: number) => void) => Promise<Answer>;
  onUploaded: (answer: Answer) => void;
  /** What a failure is called (spec §8). */
  failed: string;
  /** That it is larger than the server takes. */
  large: string;
}

/** Ends the waiting for a connection. */
const waits = new Map<string, () => void>();

function endWait(place: string) {
  waits.get(place)?.();
  waits.delete(place);
}

function change(place: string, changes: Partial<ChosenPicture>) {
  const known = chosenPictures.getState()[place];
  if (known) chosenPictures.setState({ [place]: { ...known, ...changes } });
}

export function forgetPicture(place: string) {
  endWait(place);
  const { [place]: known, ...others } = chosenPictures.getState();
  if (known?.address) URL.revokeObjectURL(known.address);
  chosenPictures.setState(others, true);
}

/** Said before it is sent, as the server would say it after. */
const tooLarge = (message: string) =>
  new ApiError('badRequest', { statusCode: 413, code: 'pictureTooLarge', message });

/** Whether the same picture would fail again. */
const isUnfit = (error: unknown) =>
  error instanceof ApiError && (error.statusCode === 413 || error.statusCode === 415);

const isLost = (error: unknown) => error instanceof ApiError && error.failure === 'network';

async function upload<Answer extends Upload>(place: string, sending: Sending<Answer>) {
  const { file, area, address } = chosenPictures.getState()[place] ?? {};
  if (!file) throw new Error('No picture was chosen');
  const picture = await toUpload(file, sending.maxSide, area);
  if (area && !address) change(place, { address: URL.createObjectURL(picture) });
  if (picture.size > limits.uploadBytes) throw tooLarge(sending.large);
  return sending.upload(picture, file.name, (percent) => change(place, { percent }));
}

/**
 * Sends what was chosen; without a connection again and again, of which only the first time is told,
 * and none where the device knows that there is none: then it waits.
 */
async function sendPicture<Answer extends Upload>(
  place: string,
  sending: Sending<Answer>,
  isFirst = true,
) {
  endWait(place);
  change(place, { state: 'sending', percent: 0, isComing: false });
  let answer;
  try {
    answer = await upload(place, sending);
  } catch (error) {
    const isComing = isLost(error);
    if (isUnfit(error)) forgetPicture(place);
    else change(place, { state: 'failed', isComing });
    if (isComing) {
      waits.set(
        place,
        whenReachable(() => void sendPicture(place, sending, false)),
      );
    }
    if (!isFirst || (isComing && !navigator.onLine)) return;
    console.error('The picture could not be uploaded', error);
    telegram().haptic('error');
    void showAlert(withReason(sending.failed, error));
    return;
  }
  change(place, { state: 'sent', path: answer.path });
  sending.onUploaded(answer);
  telegram().haptic('success');
}

/** Takes a picture in place of what was chosen before, and sends it. */
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
