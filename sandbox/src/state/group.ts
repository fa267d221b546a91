import { product } from '@kollab/contract';
import type { Person } from '#src/people/people.ts';
import { openChat } from './chats.ts';
import type { Store } from './store.ts';

/** A group that people and the bot are in; its messages lie beside the chats of people. */
export interface Group {
  /** The id of the chat: negative, as ids of supergroups are. */
  telegramId: number;
  title: string;
  memberIds: Set<number>;
}

/** Whom the bot can write to. */
export type Peer = Person | Group;

export const isGroup = (peer: Peer): peer is Group => 'memberIds' in peer;

/** The moderators' group; an id that is not negative is an error. */
export function createModeratorsGroup(store: Store, chatId: number): Group {
  if (!Number.isSafeInteger(chatId) || chatId >= 0) {
    throw new Error('MODERATORS_CHAT_ID is the id of a group: a negative number.');
  }
  openChat(store, chatId).started = true;
  const moderators = store.demoPeople.filter(({ role }) => role === 'moderator');
  const memberIds = new Set(moderators.map(({ telegramId }) => telegramId));
  return { telegramId: chatId, title: `Модераторы ${product}`, memberIds };
}
