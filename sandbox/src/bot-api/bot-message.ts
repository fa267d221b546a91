import type { Chat, Message, User } from '@grammyjs/types';
import type { Person } from '#src/people.ts';
import { findMessage } from '#src/state/chats.ts';
import type { StoredMessage } from '#src/state/state.ts';
import type { Telegram } from '#src/telegram.ts';

export type PrivateMessage = Message & { chat: Chat.PrivateChat; from: User };

export function botName({ store }: Telegram, languageCode = ''): string {
  const { names } = store.state;
  return names[languageCode] ?? names[''] ?? 'Kollab';
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

function withoutReply(telegram: Telegram, person: Person, stored: StoredMessage): PrivateMessage {
  const hasText = stored.text !== undefined;
  const entities = stored.entities?.length === 0 ? undefined : stored.entities;
  return {
    message_id: stored.messageId,
    from: stored.from === 'bot' ? botUser(telegram) : toUser(person),
    chat: toChat(person),
    date: stored.date,
    ...(stored.editDate !== undefined && { edit_date: stored.editDate }),
    ...(hasText && { text: stored.text }),
    ...(hasText && entities !== undefined && { entities }),
    ...(stored.caption !== undefined && { caption: stored.caption }),
    ...(!hasText && entities !== undefined && { caption_entities: entities }),
    ...(stored.document !== undefined && { document: stored.document }),
    ...(stored.photo !== undefined && { photo: stored.photo }),
    ...(stored.contact !== undefined && { contact: stored.contact }),
    ...(stored.webAppData !== undefined && { web_app_data: stored.webAppData }),
    ...(stored.writeAccessAllowed !== undefined && {
      write_access_allowed: stored.writeAccessAllowed,
    }),
    ...(stored.linkPreview !== undefined && { link_preview_options: stored.linkPreview }),
    ...(stored.keyboard !== undefined && { reply_markup: stored.keyboard }),
  };
}

/** A message as the bot sees it, with the message it replies to one level deep. */
export function toMessage(
  telegram: Telegram,
  person: Person,
  stored: StoredMessage,
): PrivateMessage {
  const message = withoutReply(telegram, person, stored);
  const original =
    stored.replyTo === undefined
      ? undefined
      : findMessage(telegram.store, person.telegramId, stored.replyTo);
  if (original === undefined) return message;
  const replied = withoutReply(telegram, person, original);
  return { ...message, reply_to_message: { ...replied, reply_to_message: undefined } };
}
