import { ApiError, setReachable, type Client } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import type { Logger } from 'pino';
import { actingFor } from '#src/platform/api.ts';
import { describeFailure } from '#src/platform/failure.ts';
import { backOff, pause } from '@kollab/runtime/pause';

type ReportReachable = (telegramId: number, reachable: boolean) => void;

interface Surroundings {
  api: Client;
  logger: Logger;
  stopping: AbortSignal;
}

const attempts = 8;

/** Who blocks the bot is not written to until they come back; whoever writes is there. */
export function reachability(surroundings: Surroundings): Composer<Context> {
  const reportReachable = createReportReachable(surroundings);
  const composer = new Composer();
  composer.chatType('private').on('my_chat_member', (ctx) => {
    const { status } = ctx.myChatMember.new_chat_member;
    if (status === 'kicked') reportReachable(ctx.from.id, false);
    if (status === 'member') reportReachable(ctx.from.id, true);
  });
  composer.chatType('private').on('message', (ctx, next) => {
    reportReachable(ctx.from.id, true);
    return next();
  });
  return composer;
}

/**
 * Tells the API whether a person can be written to, in the background: nobody waits for it. A newer
 * report about the same person calls the older one off.
 */
function createReportReachable({ api, logger, stopping }: Surroundings): ReportReachable {
  const underWay = new Map<number, AbortController>();

  async function report(telegramId: number, reachable: boolean, calledOff: AbortSignal) {
    const delays = backOff();
    for (let attempt = 1; attempt <= attempts && !calledOff.aborted; attempt++) {
      try {
        await api(setReachable, { body: { reachable } }, actingFor(telegramId));
        return;
      } catch (error) {
        if (attempt === attempts || isRefusal(error)) {
          logger.warn({ telegramId, reason: describeFailure(error) }, 'Reachability not recorded');
          return;
        }
        await pause(delays.next(), calledOff);
      }
    }
  }

  return (telegramId, reachable) => {
    underWay.get(telegramId)?.abort();
    const current = new AbortController();
    underWay.set(telegramId, current);
    void report(telegramId, reachable, AbortSignal.any([current.signal, stopping])).finally(() => {
      if (underWay.get(telegramId) === current) underWay.delete(telegramId);
    });
  };
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.failure === 'badRequest';
