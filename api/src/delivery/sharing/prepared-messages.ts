import * as z from 'zod/mini';
import type { Config } from '#src/platform/config/config.ts';
import { askTelegram } from '#src/platform/access/ask-telegram.ts';
import { findBotName } from '#src/platform/access/bot-name.ts';
import type { Message } from './share-message.ts';

const Prepared = z.object({ result: z.object({ id: z.string().check(z.minLength(1)) }) });

/**
 * What sharing needs of Telegram; each answers undefined while Telegram does not. `onFailure` is
 * told no more than that it failed: an error's text may hold the address, which holds the token.
 */
export function openTelegram(config: Config, onFailure: () => void) {
  return {
    readBotName: findBotName(config, onFailure),
    async prepare(telegramId: number, message: Message): Promise<string | undefined> {
      try {
        const response = await askTelegram(config, 'savePreparedInlineMessage', {
          user_id: telegramId,
          result: message,
          allow_user_chats: true,
          allow_group_chats: true,
          allow_channel_chats: true,
        });
        return Prepared.parse(await response.json()).result.id;
      } catch {
        onFailure();
        return undefined;
      }
    },
  };
}

export type Telegram = ReturnType<typeof openTelegram>;
