import {
  ApiError,
  claimNotifications,
  type ClaimedNotification,
  type Client,
} from '@kollab/contract';
import { Api } from 'grammy';
import type { Logger } from 'pino';
import { connectionLog, type ConnectionLog } from '#src/platform/connection-log.ts';
import { describeFailure, traceOf } from '#src/platform/failure.ts';
import type { Message } from '#src/messages/message.ts';
import { noteSign } from '#src/observability/liveness.ts';
import { deliveries } from '#src/observability/metrics.ts';
import { unadornedAgain } from '#src/telegram/unadorned.ts';
import { unformattedAgain } from '#src/telegram/unformatted.ts';
import { observeCalls } from '#src/telegram/observe-calls.ts';
import { currentRequestId } from '@kollab/runtime/request-id';
import { doWork } from '#src/observability/work.ts';
import { isForPoll, type pollSender } from '#src/meetings/send-poll.ts';
import { backOff, pause } from '@kollab/runtime/pause';
import { createLanes } from './lanes.ts';
import { isOutage } from '#src/telegram/failures.ts';
import type { Pace } from '#src/telegram/pace.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { hasLease, type Leased, leasedNow, settle } from './settle.ts';
import { writeInAnyForm } from './plainer.ts';

interface Surroundings {
  token: string;
  apiRoot: string;
  api: Client;
  messageOf: (notification: ClaimedNotification) => Message;
  sendExport: (notification: ClaimedNotification) => Promise<number>;
  sendPoll: ReturnType<typeof pollSender>;
  logger: Logger;
  timeoutSeconds?: number;
  connection?: ConnectionLog;
  pace?: Pick<Pace, 'waitFor'>;
}

const waitSeconds = 25;

/** As many messages are under way at once: a kill repeats them at most. */
const atOnce = 8;

/** An empty answer sooner than this was no long poll: the next claim waits. */
const shortestWait = 1000;

/**
 * Delivers notifications, several at once but never two to one chat: claim, write, settle at once, so
 * that a kill repeats at most those in hand. `stop` finishes what is being sent and gives back what
 * else is leased.
 */
export function startDelivery(surroundings: Surroundings): { stop(): Promise<void> } {
  const { api, logger } = surroundings;
  const stopping = new AbortController();
  const { signal } = stopping;
  const desk = createDesk(surroundings, signal);
  const lanes = createLanes(atOnce);
  const connection = surroundings.connection ?? connectionLog('API', logger);
  const delays = backOff();

  async function claimed(limit: number): Promise<Leased[]> {
    const askedAt = performance.now();
    try {
      const body = { limit, waitSeconds };
      const batch = await api(claimNotifications, { body }, { signal });
      connection.found();
      noteSign('claims');
      delays.reset();
      const isTooEager = batch.length === 0 && performance.now() - askedAt < shortestWait;
      if (isTooEager) await pause(shortestWait / 4, signal);
      return batch.map(leasedNow);
    } catch (error) {
      if (signal.aborted) return [];
      connection.lost(error);
      await pause(delays.next(), signal);
      return [];
    }
  }

  async function run() {
    while (!signal.aborted) {
      const limit = await lanes.room();
      await desk.pauseAfterOutage();
      for (const notification of await claimed(limit)) {
        lanes.start(notification.telegramId, (wentWell) => desk.deliver(notification, wentWell));
      }
    }
    await lanes.done();
  }

  const running = run().catch((error: unknown) => {
    logger.fatal({ reason: describeFailure(error), trace: traceOf(error) }, 'Delivery broke off');
  });
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const workOf = ({ requestId, event: { kind } }: ClaimedNotification) => ({
  name: `delivery ${kind}`,
  requestId: requestId ?? null,
});

function createDesk(surroundings: Surroundings, stopping: AbortSignal) {
  const {
    token,
    apiRoot,
    api,
    logger,
    messageOf,
    sendExport,
    sendPoll,
    timeoutSeconds = 10,
  } = surroundings;
  const { pace } = surroundings;
  const telegram = new Api(token, { apiRoot, timeoutSeconds });
  telegram.config.use(observeCalls, unadornedAgain, unformattedAgain(logger));
  const connection = connectionLog('Telegram', logger);
  const delays = backOff();
  let isOut = false;

  function written(notification: ClaimedNotification) {
    try {
      return messageOf(notification);
    } catch (error) {
      logger.error(
        { id: notification.id, trace: traceOf(error) },
        'A notification could not be written',
      );
      return undefined;
    }
  }

  function sending(notification: ClaimedNotification) {
    if (notification.event.kind === 'accountExport') return () => sendExport(notification);
    const message = written(notification);
    if (!message) return undefined;
    const write = () => writeInAnyForm(telegram, notification, message, logger);
    return isForPoll(notification) ? () => sendPoll(telegram, notification, write) : write;
  }

  async function attempt(notification: ClaimedNotification): Promise<Outcome> {
    const { id, event } = notification;
    const send = sending(notification);
    if (!send) return { outcome: 'retry', error: `No message for ${event.kind}` };
    try {
      const messageId = await send();
      connection.found();
      delays.reset();
      return { outcome: 'sent', messageId };
    } catch (error) {
      const outcome = outcomeOf(error);
      if (error instanceof ApiError) logger.warn({ id, ...outcome }, 'The API gave no export');
      else if (isOutage(error)) {
        isOut = true;
        connection.lost(error);
      } else logger.warn({ id, kind: event.kind, ...outcome }, 'Telegram refused a notification');
      return outcome;
    }
  }

  function note({ id, event: { kind } }: ClaimedNotification, outcome: string) {
    deliveries.inc({ kind, outcome });
    logger.info({ id, kind, outcome, requestId: currentRequestId() }, 'delivery');
  }

  /** Answers whether the next to this chat may follow: not if this one has to be tried again. */
  async function deliver(notification: Leased, mayFollow: boolean): Promise<boolean> {
    const { id } = notification;
    const desk = { api, logger, stopping };
    if (notification.messageId === null) {
      await pause(pace?.waitFor(notification.telegramId) ?? 0, stopping);
    }
    if (stopping.aborted || !mayFollow) {
      note(notification, 'released');
      await settle(desk, notification, { outcome: 'released' });
      return false;
    }
    if (!hasLease(notification)) {
      note(notification, 'expired');
      logger.warn({ id }, 'A lease ran out before its notification was sent');
      return true;
    }
    const outcome = await attempt(notification);
    note(notification, outcome.outcome);
    await settle(desk, notification, outcome);
    return outcome.outcome !== 'retry';
  }

  return {
    deliver: (notification: Leased, mayFollow: boolean) =>
      doWork(workOf(notification), () => deliver(notification, mayFollow)).catch(
        (error: unknown) => {
          const { id } = notification;
          logger.error({ id, trace: traceOf(error) }, 'A delivery broke off');
          return false;
        },
      ),
    /** However many messages an outage met, it makes for one pause. */
    async pauseAfterOutage() {
      if (!isOut) return;
      isOut = false;
      await pause(delays.next(), stopping);
    },
  };
}
