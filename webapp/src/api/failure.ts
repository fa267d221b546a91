import { ApiError } from '@kollab/contract';

/** Whether the server no longer takes the launch data: Kollab has to be opened again. */
export const isSessionError = (error: unknown) =>
  error instanceof ApiError && error.statusCode === 401;

/** Whether moderators left the person nothing but looking. */
export const isSuspension = (error: unknown) =>
  error instanceof ApiError && error.statusCode === 403 && error.code === 'suspended';

export const isMissing = (error: unknown) => error instanceof ApiError && error.statusCode === 404;

export const isStale = (error: unknown) =>
  error instanceof ApiError && error.code === 'staleProfile';

/** Whether the call was given up by ourselves. */
export const isCancelled = (error: unknown) =>
  error instanceof ApiError && error.failure === 'cancelled';

/** Whether the server understood and said no, so that the same again would fail again. */
export const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.statusCode !== undefined &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.failure === 'network' || error.failure === 'timeout');
