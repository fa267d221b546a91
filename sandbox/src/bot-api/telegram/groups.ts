import { isDeepStrictEqual } from 'node:util';
import type { ChatInviteLink, ChatMember } from '@grammyjs/types';
import type { Person } from '#src/people/people.ts';
import { addMessage, nowInSeconds, openChat } from '#src/state/chats.ts';
import { isAdministrator, isBotIn, isOwner, newGroupId } from '#src/state/group.ts';
import type {
  BotStanding,
  Group,
  GroupEvent,
  InviteLink,
  JoinRequest,
} from '#src/state/group-state.ts';
import { botUser, toGroupChat, toMessage, toUser } from './bot-message.ts';
import type { Telegram } from './telegram.ts';

export const listGroups = ({ group, store }: Telegram): Group[] => [
  ...(group ? [group] : []),
  ...store.state.groups,
];

export const findGroup = (telegram: Telegram, chatId: number): Group | undefined =>
  listGroups(telegram).find(({ telegramId }) => telegramId === chatId);

/** The sandbox grants nothing that is not asked for. */
const otherRights = {
  can_be_edited: false,
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: false,
  can_manage_video_chats: false,
  can_restrict_members: false,
  can_promote_members: false,
  can_change_info: false,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
  can_send_welcome_messages: false,
} as const;

export function toBotMember(telegram: Telegram, bot: BotStanding): ChatMember {
  const user = botUser(telegram);
  if (bot.status === 'kicked') return { status: 'kicked', user, until_date: 0 };
  if (bot.status !== 'administrator') return { status: bot.status, user };
  return {
    status: 'administrator',
    user,
    ...otherRights,
    can_invite_users: bot.canInvite,
    can_manage_tags: bot.canTag,
    can_pin_messages: bot.canPin,
  };
}

export function toMember(group: Group, person: Person): ChatMember {
  const { telegramId } = person;
  const user = toUser(person);
  if (isOwner(group, telegramId)) return { status: 'creator', user, is_anonymous: false };
  if (isAdministrator(group, telegramId)) {
    return { status: 'administrator', user, ...otherRights, can_invite_users: true };
  }
  const tag = group.tags[telegramId];
  return group.memberIds.includes(telegramId)
    ? { status: 'member', user, ...(tag !== undefined && { tag }) }
    : { status: 'left', user };
}

export const toInviteLink = (telegram: Telegram, link: InviteLink): ChatInviteLink => ({
  invite_link: link.url,
  creator: botUser(telegram),
  creates_join_request: link.needsApproval,
  is_primary: false,
  is_revoked: link.isRevoked,
  ...(link.name !== undefined && { name: link.name }),
});

export const groupChanged = ({ store }: Telegram, { telegramId }: Group): void =>
  store.changed({ kind: 'groups', telegramId });

/** The bot hears it while it is in the group. */
export function tellGroup(telegram: Telegram, group: Group, event: GroupEvent, byId?: number) {
  const stored = addMessage(telegram.store, group.telegramId, {
    from: byId === undefined ? 'bot' : 'person',
    event,
    ...(byId !== undefined && { memberId: byId }),
  });
  if (isBotIn(group) && byId !== undefined) {
    telegram.updates.push({ message: toMessage(telegram, group, stored) });
  }
  groupChanged(telegram, group);
}

export function changeBot(telegram: Telegram, group: Group, by: Person, bot: BotStanding) {
  const before = group.bot;
  if (isDeepStrictEqual(before, bot)) return;
  const wasIn = isBotIn(group);
  group.bot = bot;
  telegram.updates.push({
    my_chat_member: {
      chat: toGroupChat(group),
      from: toUser(by),
      date: nowInSeconds(),
      old_chat_member: toBotMember(telegram, before),
      new_chat_member: toBotMember(telegram, bot),
    },
  });
  const isIn = isBotIn(group);
  const event = { kind: isIn ? 'joined' : 'left', aboutId: telegram.bot.id } as const;
  if (isIn === wasIn) groupChanged(telegram, group);
  else tellGroup(telegram, group, event, by.telegramId);
}

/** Only an administrator hears who comes and goes. */
function tellOfMember(
  telegram: Telegram,
  group: Group,
  person: Person,
  before: ChatMember,
  more: { by?: Person | undefined; request?: JoinRequest | undefined },
) {
  if (group.bot.status !== 'administrator') return;
  const { by, request } = more;
  const link = group.links.find(({ url }) => url === request?.url);
  telegram.updates.push({
    chat_member: {
      chat: toGroupChat(group),
      from: by ? toUser(by) : botUser(telegram),
      date: nowInSeconds(),
      old_chat_member: before,
      new_chat_member: toMember(group, person),
      ...(link && { invite_link: toInviteLink(telegram, link) }),
      ...(request && { via_join_request: true }),
    },
  });
}

export function letIn(
  telegram: Telegram,
  group: Group,
  person: Person,
  more: { by?: Person | undefined; request?: JoinRequest | undefined },
) {
  const { telegramId } = person;
  if (group.memberIds.includes(telegramId)) return;
  const before = toMember(group, person);
  group.memberIds.push(telegramId);
  tellOfMember(telegram, group, person, before, more);
  const { telegramId: byId } = more.by ?? person;
  tellGroup(telegram, group, { kind: 'joined', aboutId: telegramId }, byId);
}

export function takeOut(telegram: Telegram, group: Group, person: Person, by: Person) {
  const { telegramId } = person;
  if (!group.memberIds.includes(telegramId)) return;
  const before = toMember(group, person);
  group.memberIds = group.memberIds.filter((id) => id !== telegramId);
  group.adminIds = group.adminIds.filter((id) => id !== telegramId);
  delete group.tags[telegramId];
  tellOfMember(telegram, group, person, before, { by });
  tellGroup(telegram, group, { kind: 'left', aboutId: telegramId }, by.telegramId);
}

/** Another chat with the same people; links and requests end. */
export function upgrade(telegram: Telegram, group: Group, by: Person): Group {
  const telegramId = newGroupId(false);
  const upgraded = { ...group, telegramId, isBasic: false, links: [], requests: [] };
  delete upgraded.pinnedId;
  openChat(telegram.store, telegramId).started = true;
  telegram.store.state.groups.push(upgraded);
  tellGroup(telegram, group, { kind: 'upgraded', chatId: telegramId }, by.telegramId);
  group.movedTo = telegramId;
  groupChanged(telegram, upgraded);
  return upgraded;
}
