import { ApiError } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { refusalIn } from '#src/texts/locale.ts';

/** Whether the server no longer takes the launch data: Kollab has to be opened again. */
export const isSessionError = (error: unknown) =>
  error instanceof ApiError && error.statusCode === 401;

/** Whether moderators left the person nothing but looking. */
export const isSuspension = (error: unknown) =>
  error instanceof ApiError && error.statusCode === 403 && error.code === 'suspended';

/** Whether what was asked for does not exist. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.statusCode === 404;

/** Whether another device changed the profile meanwhile. */
export const isStale = (error: unknown) =>
  error instanceof ApiError && error.code === 'staleProfile';

/** Whether the call was given up by ourselves. */
export const isCancelled = (error: unknown) =>
  error instanceof ApiError && error.failure === 'cancelled';

/** The server's own words for a refusal; nothing for a connection that failed. */
export const refusalOf = (error: unknown) =>
  error instanceof ApiError && error.code ? refusalIn(error.code, error.message) : undefined;

/** Whether the server understood and said no, so that the same again would fail again. */
export const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.statusCode !== undefined &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

/** Whether there was no answer at all. */
export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.failure === 'network' || error.failure === 'timeout');

const whyUnanswered = (error: unknown) =>
  isUnanswered(error) && !navigator.onLine ? texts.errors.unsent : undefined;

/** What failed, and under it why: in the server's own words, or that there is no connection. */
export const withRefusal = (failed: string, error: unknown) =>
  [failed, refusalOf(error) ?? whyUnanswered(error)].filter(Boolean).join('\n');
