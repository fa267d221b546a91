import { randomInt } from 'node:crypto';
import { product } from '@kollab/contract';
import type { Person } from '#src/people/people.ts';
import { openChat } from './chats.ts';
import type { BotStanding, Group } from './group-state.ts';
import type { Store } from './store.ts';

export type Peer = Person | Group;

export const isGroup = (peer: Peer): peer is Group => 'memberIds' in peer;

const bare = { adminIds: [], links: [], requests: [], tags: {} };

export function createModeratorsGroup(store: Store, chatId: number): Group {
  if (!Number.isSafeInteger(chatId) || chatId >= 0) {
    throw new Error('MODERATORS_CHAT_ID is the id of a group: a negative number.');
  }
  openChat(store, chatId).started = true;
  const moderators = store.demoPeople.filter(({ role }) => role === 'moderator');
  const memberIds = moderators.map(({ telegramId }) => telegramId);
  const title = `Модераторы ${product}`;
  const bot: BotStanding = { status: 'member' };
  return { ...structuredClone(bare), telegramId: chatId, title, isBasic: false, memberIds, bot };
}

/** Ids of supergroups begin with -100. */
export const newGroupId = (isBasic: boolean) =>
  isBasic ? -randomInt(4_000_000_000, 4_999_999_999) : -1_002_000_000_000 - randomInt(999_999_999);

export function addGroup(store: Store, owner: Person, title: string, isBasic: boolean): Group {
  const group: Group = {
    ...structuredClone(bare),
    telegramId: newGroupId(isBasic),
    title,
    isBasic,
    memberIds: [owner.telegramId],
    ownerId: owner.telegramId,
    bot: { status: 'left' },
  };
  openChat(store, group.telegramId).started = true;
  store.state.groups.push(group);
  store.changed({ kind: 'groups', telegramId: group.telegramId });
  return group;
}

export const isOwner = ({ ownerId }: Group, telegramId: number) => ownerId === telegramId;

export const isAdministrator = (group: Group, telegramId: number) =>
  isOwner(group, telegramId) || group.adminIds.includes(telegramId);

export const botMay = ({ bot }: Group, right: 'canInvite' | 'canTag' | 'canPin') =>
  bot.status === 'administrator' && bot[right];

export const isBotIn = ({ bot }: Group) =>
  bot.status === 'member' || bot.status === 'administrator';
