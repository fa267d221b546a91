import type { UserFromGetMe } from 'grammy/types';
import type { Logger } from 'pino';

/** Says once what BotFather has to be told, where links into the mini-app or inline mode would not work. */
export function warnOfSetUp(me: UserFromGetMe, logger: Logger) {
  const steps = [
    !me.has_main_web_app &&
      'Bot Settings → Configure Mini App → Enable Mini App, with PUBLIC_URL and /open after it: until then links with startapp open the chat and forget where they lead',
    !me.supports_inline_queries &&
      'Bot Settings → Inline Mode → Turn on: until then nobody can send projects from other chats',
  ].filter((step) => step !== false);
  if (steps.length === 0) return;
  logger.warn({ bot: me.username, steps }, `In @BotFather press ${steps.join('; and ')}`);
}
