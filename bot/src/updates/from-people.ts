import { isServiceAccount } from '@kollab/contract';
import type { Context, MiddlewareFn } from 'grammy';

/** Whether somebody who hides shows what links a chat: they are told that this cannot be done so. */
const linksHidden = ({ from, chat, message }: Context) =>
  from !== undefined &&
  isServiceAccount(from.id) &&
  chat?.type !== 'private' &&
  /^\/start\S* [\w-]{22}$/.test(message?.text ?? '');

/**
 * Lets through what people do. Posts that Telegram forwards into a group, administrators who hide and
 * other bots are nobody to answer; what becomes of a chat is heard whoever did it.
 */
export const fromPeople: MiddlewareFn = (ctx, next) => {
  const { from, myChatMember, message } = ctx;
  const isOfChat = myChatMember !== undefined || message?.migrate_to_chat_id !== undefined;
  const isNobody = from !== undefined && (from.is_bot || isServiceAccount(from.id));
  return isNobody && !isOfChat && !linksHidden(ctx) ? undefined : next();
};
