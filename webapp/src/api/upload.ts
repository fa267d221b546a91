import {
  ApiError,
  type Endpoint,
  limits,
  newRequestId,
  refusalError,
  type Reply,
  callUrl,
} from '@kollab/contract';
import { identity } from './api.ts';
import { learnFrom } from './session.ts';

export interface UploadOptions {
  query?: Record<string, string | number>;
  name: string;
  /** In percent. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal;
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Tells how far it is, which fetch cannot. Fails with an ApiError as every call does (spec §8). */
export function uploadPicture<E extends Endpoint>(
  call: E,
  picture: Blob,
  { query, name, onProgress, signal }: UploadOptions,
): Promise<Reply<E>> {
  const form = new FormData();
  form.append(call.upload ?? 'image', picture, name);
  const request = new XMLHttpRequest();
  const requestId = newRequestId();
  const answer = new Promise<Reply<E>>((resolve, reject: (error: ApiError) => void) => {
    request.addEventListener('load', () => {
      if (request.status < 200 || request.status > 299) {
        const facts = parsed(request.responseText) ?? {};
        const header = (name: string) => request.getResponseHeader(name);
        const error = refusalError(request.status, facts, requestId, header);
        learnFrom(error);
        reject(error);
        return;
      }
      const reply = parsed(request.responseText);
      if (reply) resolve(reply as Reply<E>);
      else reject(new ApiError('badResponse', { requestId }));
    });
    request.addEventListener('error', () => reject(new ApiError('network', { requestId })));
    request.addEventListener('timeout', () => reject(new ApiError('timeout', { requestId })));
    request.addEventListener('abort', () => reject(new ApiError('cancelled', { requestId })));
  });
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
  );
  request.open(call.method, callUrl(call.path, { query }));
  request.timeout = limits.requestTimeout;
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('x-version', limits.apiVersion);
  request.setRequestHeader('x-request-id', requestId);
  for (const [header, value] of Object.entries(identity())) request.setRequestHeader(header, value);
  signal?.addEventListener('abort', () => request.abort());
  request.send(form);
  return answer;
}
