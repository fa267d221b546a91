import { ApiError, ErrorReply, limits, Upload, uploadAvatar } from '@kollab/contract';
import { session } from '#src/api/session.ts';
import { telegram } from '#src/telegram/telegram.ts';

interface UploadOptions {
  telegramId: number;
  /** The file's name as the person knows it. */
  name: string;
  /** Told how much has been sent, in percent. */
  onProgress: (percent: number) => void;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(status: number, text: string) {
  const facts = ErrorReply.safeParse(parsed(text));
  if (status === 401) session.setState({ isExpired: true });
  return new ApiError(status >= 500 ? 'badResponse' : 'badRequest', {
    ...(facts.success && facts.data),
    statusCode: status,
  });
}

/**
 * Uploads a photo, telling how far it is: fetch cannot. Answers where it is stored; fails with an
 * ApiError as every call does (spec §8).
 */
export function uploadPhoto(photo: Blob, options: UploadOptions): Promise<Upload> {
  const { telegramId, name, onProgress } = options;
  const form = new FormData();
  form.append(uploadAvatar.upload ?? 'image', photo, name);
  const request = new XMLHttpRequest();
  const answer = new Promise<Upload>((resolve, reject: (error: ApiError) => void) => {
    request.addEventListener('load', () => {
      if (request.status < 200 || request.status > 299) {
        reject(refused(request.status, request.responseText));
        return;
      }
      const upload = Upload.safeParse(parsed(request.responseText));
      if (upload.success) resolve(upload.data);
      else reject(new ApiError('badResponse', { cause: upload.error }));
    });
    request.addEventListener('error', () => reject(new ApiError('network')));
    request.addEventListener('timeout', () => reject(new ApiError('timeout')));
    request.addEventListener('abort', () => reject(new ApiError('cancelled')));
  });
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
  );
  request.open(uploadAvatar.method, `${uploadAvatar.path}?telegramId=${telegramId}`);
  request.timeout = limits.requestTimeout;
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('x-version', limits.apiVersion);
  const { initData } = telegram();
  if (initData) request.setRequestHeader('authorization', `tma ${initData}`);
  request.send(form);
  return answer;
}
