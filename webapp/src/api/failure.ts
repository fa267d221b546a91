import { ApiError } from '@kollab/contract';

/** Kollab has to be opened again. */
export const isSessionError = (error: unknown) =>
  error instanceof ApiError && error.statusCode === 401;

/** Moderators left the person nothing but looking. */
export const isSuspension = (error: unknown) =>
  error instanceof ApiError && error.statusCode === 403 && error.code === 'suspended';

export const isMissing = (error: unknown) => error instanceof ApiError && error.statusCode === 404;

export const isStale = (error: unknown) =>
  error instanceof ApiError && error.code === 'staleProfile';

export const isCancelled = (error: unknown) =>
  error instanceof ApiError && error.failure === 'cancelled';

/** The server understood: the same again would fail again. */
export const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.statusCode !== undefined &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.failure === 'network' || error.failure === 'timeout');
