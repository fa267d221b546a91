import {
  ApiError,
  settleNotification,
  type ClaimedNotification,
  type Client,
} from '@kollab/contract';
import type { Logger } from 'pino';
import { describeFailure } from '#src/platform/failure.ts';
import { backOff, pause } from '@kollab/runtime/pause';
import type { Outcome } from './outcome.ts';

interface Surroundings {
  api: Client;
  logger: Logger;
  stopping: AbortSignal;
}

const patience = 10_000;
const triesWhileStopping = 3;

/** A notification with the moment its lease ends, by the clock of this process alone. */
export interface Leased extends ClaimedNotification {
  endsAt: number;
}

const usualLease = 60;

export const leasedNow = (notification: ClaimedNotification): Leased => ({
  ...notification,
  endsAt: performance.now() + (notification.leaseSeconds ?? usualLease) * 1000,
});

export const hasLease = ({ endsAt }: Leased) => endsAt > performance.now();

/**
 * Records what became of a notification. While the API is away it keeps trying as long as the lease
 * lasts, since a message that was sent and not settled is sent again.
 */
export async function settle(
  { api, logger, stopping }: Surroundings,
  notification: Leased,
  outcome: Outcome,
): Promise<void> {
  const { id, lease } = notification;
  const delays = backOff();
  for (let attempt = 1; ; attempt++) {
    try {
      const signal = AbortSignal.timeout(patience);
      await api(settleNotification, { params: { id }, body: { ...outcome, lease } }, { signal });
      return;
    } catch (error) {
      const isHopeless = error instanceof ApiError && error.failure === 'badRequest';
      const isLastTry = stopping.aborted && attempt >= triesWhileStopping;
      if (isHopeless || isLastTry || !hasLease(notification)) {
        logger.warn({ id, ...outcome, reason: describeFailure(error) }, 'Settling did not work');
        return;
      }
      await pause(stopping.aborted ? 250 : delays.next());
    }
  }
}
