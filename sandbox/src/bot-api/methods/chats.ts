import type { MenuButton } from '@grammyjs/types';
import { botUser, toChat, toUser } from '#src/bot-api/bot-message.ts';
import { requireChat, type Call, type Methods } from '#src/bot-api/methods/method.ts';
import { has, isRecord, readInteger, readRecord } from '#src/bot-api/payload.ts';
import { badRequest } from '#src/bot-api/refusals.ts';
import { checkWebAppUrl } from '#src/bot-api/urls.ts';
import type { Telegram } from '#src/telegram.ts';

function readMenuButton({ payload }: Call): MenuButton {
  const button = readRecord(payload, 'menu_button', 'menu button');
  const type = button?.type ?? 'default';
  if (type === 'default') return { type };
  if (type === 'commands') return { type };
  if (type !== 'web_app') throw badRequest("can't parse MenuButton: Unsupported type specified");
  const url = isRecord(button?.web_app) ? button.web_app.url : undefined;
  if (typeof button?.text !== 'string' || button.text === '') {
    throw badRequest('can\'t parse MenuButton: Can\'t find field "text"');
  }
  if (typeof url !== 'string') throw badRequest('can\'t parse MenuButton: Can\'t find field "url"');
  checkWebAppUrl(url, 'menu button Web App URL');
  return { type, text: button.text, web_app: { url } };
}

/** The menu button a person sees: their own, else everybody's. */
export function menuButtonFor({ store }: Telegram, telegramId: number | undefined): MenuButton {
  const { menuButtons } = store.state;
  const own = telegramId === undefined ? undefined : menuButtons[String(telegramId)];
  if (own !== undefined && own.type !== 'default') return own;
  return menuButtons[''] ?? { type: 'default' };
}

function menuChat(call: Call): string {
  return has(call.payload, 'chat_id') ? String(requireChat(call).person.telegramId) : '';
}

export const chatMethods = {
  getChat(call) {
    const { person } = requireChat(call);
    return {
      ...toChat(person),
      accent_color_id: person.telegramId % 7,
      max_reaction_count: 11,
      ...(person.username !== undefined && { active_usernames: [person.username] }),
      accepted_gift_types: {
        unlimited_gifts: true,
        limited_gifts: true,
        unique_gifts: true,
        premium_subscription: true,
        gifts_from_channels: true,
      },
    };
  },

  getChatMember(call) {
    const { person, chat } = requireChat(call);
    const userId = readInteger(call.payload, 'user_id');
    if (userId === person.telegramId) return { status: 'member', user: toUser(person) };
    if (userId !== call.telegram.bot.id) throw badRequest('member not found');
    const user = botUser(call.telegram);
    return chat.blocked ? { status: 'kicked', user, until_date: 0 } : { status: 'member', user };
  },

  setChatMenuButton(call) {
    const { store } = call.telegram;
    store.state.menuButtons[menuChat(call)] = readMenuButton(call);
    store.changed({ kind: 'bot' });
    return true;
  },

  getChatMenuButton(call) {
    const chat = menuChat(call);
    return menuButtonFor(call.telegram, chat === '' ? undefined : Number(chat));
  },
} satisfies Methods;
