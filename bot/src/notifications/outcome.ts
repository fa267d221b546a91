import { ApiError, type Request, type settleNotification } from '@kollab/contract';
import { GrammyError } from 'grammy';
import { describeFailure } from '#src/platform/failure.ts';

export type Outcome = Omit<Request<typeof settleNotification>['body'], 'lease'>;

const nobodyThere = /chat not found|user not found|PEER_ID_INVALID|user is deactivated/i;

/** Judges Telegram's refusal of a message: whose fault it is decides whether it is tried again. */
export function outcomeOf(failure: unknown): Outcome {
  const error = describeFailure(failure);
  // What was to be sent is not there any more.
  if (failure instanceof ApiError && failure.statusCode === 404)
    return { outcome: 'failed', error };
  if (!(failure instanceof GrammyError)) return { outcome: 'retry', error };
  const { error_code: code, description, parameters } = failure;
  if (code === 403) return { outcome: 'unreachable', error };
  if (code === 429) return { outcome: 'retry', retryAfterSeconds: parameters.retry_after, error };
  if (code !== 400) return { outcome: 'retry', error };
  return { outcome: nobodyThere.test(description) ? 'unreachable' : 'failed', error };
}
