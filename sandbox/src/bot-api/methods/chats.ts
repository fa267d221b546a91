import type { ChatMember, MenuButton } from '@grammyjs/types';
import { botUser, toChat, toGroupChat, toUser } from '#src/bot-api/telegram/bot-message.ts';
import { toBotMember, toMember } from '#src/bot-api/telegram/groups.ts';
import { requireChat, type Call, type Methods } from './method.ts';
import { has, isRecord, readInteger, readRecord } from '#src/bot-api/parameters/payload.ts';
import { badRequest } from '#src/bot-api/parameters/refusals.ts';
import { checkWebAppUrl } from '#src/bot-api/parameters/urls.ts';
import { isGroup } from '#src/state/group.ts';
import type { Group } from '#src/state/group-state.ts';
import { findPerson } from '#src/state/people.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

function readMenuButton({ telegram, payload }: Call): MenuButton {
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
  checkWebAppUrl(telegram.addresses, url, 'menu button Web App URL');
  return { type, text: button.text, web_app: { url } };
}

export function menuButtonFor({ store }: Telegram, telegramId: number | undefined): MenuButton {
  const { menuButtons } = store.state;
  const own = telegramId === undefined ? undefined : menuButtons[String(telegramId)];
  if (own !== undefined && own.type !== 'default') return own;
  return menuButtons[''] ?? { type: 'default' };
}

/** '' for everybody's. */
function menuChat(call: Call): string {
  if (!has(call.payload, 'chat_id')) return '';
  const { peer } = requireChat(call);
  if (isGroup(peer)) throw badRequest('chat_id must be a private chat');
  return String(peer.telegramId);
}

function groupMember({ telegram, payload }: Call, group: Group): ChatMember {
  const userId = readInteger(payload, 'user_id') ?? 0;
  if (userId === telegram.bot.id) return toBotMember(telegram, group.bot);
  const person = findPerson(telegram.store, userId);
  if (person === undefined) throw badRequest('member not found');
  return toMember(group, person);
}

export const chatMethods = {
  getChat(call) {
    const { peer } = requireChat(call);
    const details = {
      accent_color_id: Math.abs(peer.telegramId) % 7,
      max_reaction_count: 11,
      accepted_gift_types: {
        unlimited_gifts: true,
        limited_gifts: true,
        unique_gifts: true,
        premium_subscription: true,
        gifts_from_channels: true,
      },
    };
    if (isGroup(peer)) {
      return { ...toGroupChat(peer), ...details };
    }
    return {
      ...toChat(peer),
      ...details,
      ...(peer.username !== undefined && { active_usernames: [peer.username] }),
    };
  },

  getChatMember(call) {
    const { peer, chat } = requireChat(call);
    if (isGroup(peer)) return groupMember(call, peer);
    const userId = readInteger(call.payload, 'user_id');
    if (userId === peer.telegramId) return { status: 'member', user: toUser(peer) };
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
