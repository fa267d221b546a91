import { isServiceAccount } from '@kollab/contract';
import type { MiddlewareFn } from 'grammy';

/**
 * Lets through what people do. Posts that Telegram forwards into a group, administrators who hide and
 * other bots are nobody to answer; what becomes of a chat is heard whoever did it.
 */
export const fromPeople: MiddlewareFn = ({ from, myChatMember, message }, next) => {
  const isOfChat = myChatMember !== undefined || message?.migrate_to_chat_id !== undefined;
  const isNobody = from !== undefined && (from.is_bot || isServiceAccount(from.id));
  return isNobody && !isOfChat ? undefined : next();
};
