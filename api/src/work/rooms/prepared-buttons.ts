import { localeOf, sayChooseChat } from '@kollab/contract';
import * as z from 'zod/mini';
import { askTelegram } from '#src/platform/access/ask-telegram.ts';
import type { Config } from '#src/platform/config/config.ts';

const Prepared = z.object({ result: z.object({ id: z.string().check(z.minLength(1)) }) });

/** All that Telegram asks to be told of; who gives the bot a right has to have it. */
const none = {
  is_anonymous: false,
  can_manage_chat: false,
  can_delete_messages: false,
  can_manage_video_chats: false,
  can_restrict_members: false,
  can_promote_members: false,
  can_change_info: false,
  can_invite_users: false,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
  can_send_welcome_messages: false,
};
const ofBot = { ...none, can_invite_users: true, can_pin_messages: true, can_manage_tags: true };
const ofPerson = { ...ofBot, can_promote_members: true };

interface Asking {
  telegramId: number;
  language: string | null;
  requestId: number;
}

/**
 * Has Telegram keep a button by which a person chooses a group within the mini-app: the bot is added to it
 * with its rights. It answers the button's id, undefined while Telegram gives none. `onFailure` is told no
 * more than that it failed: an error's text may hold the address, which holds the token.
 */
export function preparingButtons(config: Config, onFailure: () => void) {
  return async ({ telegramId, language, requestId }: Asking) => {
    const chat = {
      request_id: requestId,
      chat_is_channel: false,
      user_administrator_rights: ofPerson,
      bot_administrator_rights: ofBot,
      bot_is_member: true,
      request_title: true,
    };
    const button = { text: sayChooseChat(localeOf(language)), request_chat: chat };
    try {
      const response = await askTelegram(config, 'savePreparedKeyboardButton', {
        user_id: telegramId,
        button,
      });
      return Prepared.parse(await response.json()).result.id;
    } catch {
      onFailure();
      return undefined;
    }
  };
}

export type PrepareButton = ReturnType<typeof preparingButtons>;
