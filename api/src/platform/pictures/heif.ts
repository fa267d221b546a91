import { limits } from '@kollab/contract';
import { Worker } from 'node:worker_threads';
import { AppError } from '#src/platform/errors/app-error.ts';

export interface HeifJob {
  content: Uint8Array;
  maxPixels: number;
}

/** Eight-bit RGBA, row by row, with the ICC profile its colours are meant in. */
export interface HeifPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
  profile: Uint8Array | undefined;
}

export interface HeifAnswer {
  refusal?: 'unsupportedPicture' | 'pictureTooLarge';
  picture?: HeifPicture;
}

/**
 * Decodes HEIC in a worker of its own: 48 megapixels take seconds and 700 MB, which are given back
 * with the worker. Throws unsupportedPicture, pictureTooLarge, unavailable.
 */
export async function decodeHeif(content: Buffer, signal: AbortSignal): Promise<HeifPicture> {
  const job: HeifJob = { content, maxPixels: limits.uploadPixels };
  const worker = new Worker(new URL('./heif.worker.ts', import.meta.url), {
    workerData: job,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<HeifAnswer>();
  const giveUp = () => reject(new AppError('unavailable'));
  signal.addEventListener('abort', giveUp, { once: true });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => resolve({ refusal: 'unsupportedPicture' }));
  try {
    const { picture, refusal = 'unsupportedPicture' } = await promise;
    if (!picture) throw new AppError(refusal);
    return picture;
  } finally {
    signal.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}
