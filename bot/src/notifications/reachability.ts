import { setReachable, type Client } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import type { Logger } from 'pino';
import { actingFor } from '#src/platform/api.ts';
import { describeFailure } from '#src/platform/failure.ts';
import { persistently } from '#src/platform/persistently.ts';

type ReportReachable = (telegramId: number, reachable: boolean) => void;

interface Surroundings {
  api: Client;
  logger: Logger;
  stopping: AbortSignal;
}

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

  return (telegramId, reachable) => {
    underWay.get(telegramId)?.abort();
    const current = new AbortController();
    underWay.set(telegramId, current);
    const report = () => api(setReachable, { body: { reachable } }, actingFor(telegramId));
    const { done } = persistently(report, {
      calledOff: AbortSignal.any([current.signal, stopping]),
      onGivenUp: (error) =>
        logger.warn({ telegramId, reason: describeFailure(error) }, 'Reachability not recorded'),
    });
    void done.finally(() => {
      if (underWay.get(telegramId) === current) underWay.delete(telegramId);
    });
  };
}
