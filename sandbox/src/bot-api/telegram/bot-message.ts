import type { Chat, Message, User } from '@grammyjs/types';
import { product } from '@kollab/contract';
import { isGroup, type Peer } from '#src/state/group.ts';
import type { Group, GroupEvent } from '#src/state/group-state.ts';
import type { Person } from '#src/people/people.ts';
import { findMessage } from '#src/state/chats.ts';
import { findPerson } from '#src/state/people.ts';
import type { StoredMessage } from '#src/state/state.ts';
import { toPoll } from './poll.ts';
import type { Telegram } from './telegram.ts';

type PeerChat = Chat.PrivateChat | Chat.GroupChat | Chat.SupergroupChat;
type ChatMessage = Message & { chat: PeerChat; from: User };

export function botName({ store }: Telegram, languageCode = ''): string {
  const { names } = store.state;
  return names[languageCode] ?? names[''] ?? product;
}

export function botUser(telegram: Telegram): User & { is_bot: true; username: string } {
  const { id, username } = telegram.bot;
  return { id, is_bot: true, first_name: botName(telegram), username };
}

export function toUser(person: Person): User {
  return {
    id: person.telegramId,
    is_bot: false,
    first_name: person.firstName,
    ...(person.lastName !== undefined && { last_name: person.lastName }),
    ...(person.username !== undefined && { username: person.username }),
    language_code: person.languageCode,
  };
}

export function toChat(person: Person): Chat.PrivateChat {
  return {
    id: person.telegramId,
    type: 'private',
    first_name: person.firstName,
    ...(person.lastName !== undefined && { last_name: person.lastName }),
    ...(person.username !== undefined && { username: person.username }),
  };
}

export function toGroupChat({ telegramId: id, title, isBasic }: Group) {
  return isBasic ? ({ id, type: 'group', title } as const) : supergroup({ id, title });
}

const supergroup = (named: { id: number; title: string }) =>
  ({ ...named, type: 'supergroup' }) as const;

const toPeerChat = (peer: Peer): PeerChat => (isGroup(peer) ? toGroupChat(peer) : toChat(peer));

function senderOf(telegram: Telegram, peer: Peer, stored: StoredMessage): User {
  if (stored.from === 'bot') return botUser(telegram);
  const person = isGroup(peer) ? findPerson(telegram.store, stored.memberId ?? 0) : peer;
  return person ? toUser(person) : { id: stored.memberId ?? 0, is_bot: false, first_name: '' };
}

function toService(telegram: Telegram, { kind, aboutId, chatId }: GroupEvent) {
  const person = findPerson(telegram.store, aboutId ?? 0);
  const about = person ? toUser(person) : botUser(telegram);
  if (kind === 'joined') return { new_chat_members: [about] };
  if (kind === 'left') return { left_chat_member: about };
  return kind === 'upgraded' ? { migrate_to_chat_id: chatId } : {};
}

function withoutReply(telegram: Telegram, peer: Peer, stored: StoredMessage): ChatMessage {
  const hasText = stored.text !== undefined;
  const entities = stored.entities?.length === 0 ? undefined : stored.entities;
  return {
    message_id: stored.messageId,
    from: senderOf(telegram, peer, stored),
    chat: toPeerChat(peer),
    date: stored.date,
    ...(stored.editDate !== undefined && { edit_date: stored.editDate }),
    ...(hasText && { text: stored.text }),
    ...(hasText && entities !== undefined && { entities }),
    ...(stored.caption !== undefined && { caption: stored.caption }),
    ...(!hasText && entities !== undefined && { caption_entities: entities }),
    ...(stored.document !== undefined && { document: stored.document }),
    ...(stored.photo !== undefined && { photo: stored.photo }),
    ...(stored.contact !== undefined && { contact: stored.contact }),
    ...(stored.poll !== undefined && { poll: toPoll(stored.poll) }),
    ...(stored.webAppData !== undefined && { web_app_data: stored.webAppData }),
    ...(stored.chatShared !== undefined && { chat_shared: stored.chatShared }),
    ...(stored.writeAccessAllowed !== undefined && {
      write_access_allowed: stored.writeAccessAllowed,
    }),
    ...(stored.event !== undefined && toService(telegram, stored.event)),
    ...(stored.viaBot === true && { via_bot: botUser(telegram) }),
    ...(stored.linkPreview !== undefined && { link_preview_options: stored.linkPreview }),
    ...(stored.keyboard !== undefined && { reply_markup: stored.keyboard }),
  };
}

export function toMessage(telegram: Telegram, peer: Peer, stored: StoredMessage): ChatMessage {
  const message = withoutReply(telegram, peer, stored);
  const original =
    stored.replyTo === undefined
      ? undefined
      : findMessage(telegram.store, peer.telegramId, stored.replyTo);
  if (original === undefined) return message;
  const replied = withoutReply(telegram, peer, original);
  return { ...message, reply_to_message: { ...replied, reply_to_message: undefined } };
}
