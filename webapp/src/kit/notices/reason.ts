import { ApiError } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { refusalIn } from '#src/texts/locale.ts';
import { isUnanswered } from '#src/api/failure.ts';

/** Nothing for a connection that failed. */
export const refusalOf = (error: unknown) =>
  error instanceof ApiError && error.code ? refusalIn(error.code, error.message) : undefined;

/** In the server's own words, or that there is no connection. */
const reasonOf = (error: unknown) =>
  refusalOf(error) ??
  (isUnanswered(error) && !navigator.onLine ? texts.errors.noConnection : undefined);

/** For what stands alone. */
export const withReason = (failed: string, error: unknown, between = '\n') =>
  [failed, reasonOf(error)].filter(Boolean).join(between);

/** What the server says needs no other words. */
export const inALine = (failed: string, error: unknown) =>
  refusalOf(error) ?? withReason(failed, error, '. ');
