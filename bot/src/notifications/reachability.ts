import { Composer, type Context } from 'grammy';
import type { ReportReachable } from './report-reachable.ts';

/** Who blocks the bot is not written to until they come back; whoever writes is there. */
export function reachability(reportReachable: ReportReachable): Composer<Context> {
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
