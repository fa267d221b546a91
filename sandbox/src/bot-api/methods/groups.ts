import { toInviteLink, groupChanged, tellGroup } from '#src/bot-api/telegram/groups.ts';
import { decide, makeLink, openRequest } from '#src/bot-api/telegram/joining.ts';
import { has, readFlag, readInteger, readText } from '#src/bot-api/parameters/payload.ts';
import { badRequest } from '#src/bot-api/parameters/refusals.ts';
import { findMessage } from '#src/state/chats.ts';
import { botMay, isAdministrator, isGroup } from '#src/state/group.ts';
import type { Group } from '#src/state/group-state.ts';
import { findPerson } from '#src/state/people.ts';
import { requireChat, type Call, type Methods } from './method.ts';

const TAG_AT_MOST = 16;
const NAME_AT_MOST = 32;

function requireGroup(call: Call, inPrivate: string): Group {
  const { peer } = requireChat(call);
  if (!isGroup(peer)) throw badRequest(inPrivate);
  return peer;
}

function requireInviter(call: Call): Group {
  const group = requireGroup(call, "the chat can't have an invite link");
  if (!botMay(group, 'canInvite')) {
    throw badRequest('not enough rights to manage chat invite link');
  }
  return group;
}

function answerRequest(call: Call, outcome: 'approved' | 'declined'): true {
  const group = requireGroup(call, "the chat can't have join requests");
  if (!botMay(group, 'canInvite')) {
    throw badRequest('not enough rights to manage chat join requests');
  }
  const person = requireUser(call);
  if (group.memberIds.includes(person.telegramId)) throw badRequest('USER_ALREADY_PARTICIPANT');
  const request = openRequest(group, person.telegramId);
  if (!request) throw badRequest('HIDE_REQUESTER_MISSING');
  decide(call.telegram, { group, request, person }, outcome);
  return true;
}

function requireUser({ telegram, payload }: Call) {
  const userId = readInteger(payload, 'user_id');
  if (userId === undefined) throw badRequest('invalid user_id specified');
  const person = findPerson(telegram.store, userId);
  if (!person) throw badRequest('USER_ID_INVALID');
  return person;
}

function requirePinner(call: Call) {
  const group = requireGroup(call, 'the sandbox pins messages in groups only');
  if (!botMay(group, 'canPin')) {
    throw badRequest('not enough rights to manage pinned messages in the chat');
  }
  return group;
}

export const groupMethods = {
  createChatInviteLink(call) {
    const { telegram, payload } = call;
    const group = requireInviter(call);
    const name = readText(payload, 'name');
    if (name !== undefined && name.length > NAME_AT_MOST) {
      throw badRequest('invite link name is too long');
    }
    const needsApproval = readFlag(payload, 'creates_join_request');
    if (needsApproval && has(payload, 'member_limit')) {
      throw badRequest(
        "member limit can't be specified for links requiring administrator approval",
      );
    }
    const link = makeLink(group, { needsApproval, ...(name && { name }) });
    groupChanged(telegram, group);
    return toInviteLink(telegram, link);
  },

  revokeChatInviteLink(call) {
    const { telegram, payload } = call;
    const group = requireInviter(call);
    const url = readText(payload, 'invite_link');
    const link = group.links.find((one) => one.url === url && !one.isRevoked);
    if (!link) throw badRequest('INVITE_HASH_EXPIRED');
    link.isRevoked = true;
    groupChanged(telegram, group);
    return toInviteLink(telegram, link);
  },

  approveChatJoinRequest: (call) => answerRequest(call, 'approved'),
  declineChatJoinRequest: (call) => answerRequest(call, 'declined'),

  setChatMemberTag(call) {
    const { telegram, payload } = call;
    const group = requireGroup(call, 'method is available only for groups and supergroups');
    const { telegramId } = requireUser(call);
    const tag = readText(payload, 'tag') ?? '';
    if (!botMay(group, 'canTag')) throw badRequest('CHAT_ADMIN_REQUIRED');
    if (isAdministrator(group, telegramId)) throw badRequest('CHAT_CREATOR_REQUIRED');
    if (!group.memberIds.includes(telegramId)) throw badRequest('USER_NOT_PARTICIPANT');
    if (tag.length > TAG_AT_MOST) throw badRequest('TAG_INVALID');
    if (/\p{Extended_Pictographic}/u.test(tag)) throw badRequest('TAG_EMOJI_NOT_ALLOWED');
    if (tag === '') delete group.tags[telegramId];
    else group.tags[telegramId] = tag;
    groupChanged(telegram, group);
    return true;
  },

  pinChatMessage(call) {
    const { telegram, payload } = call;
    const group = requirePinner(call);
    const messageId = readInteger(payload, 'message_id');
    if (messageId === undefined || !findMessage(telegram.store, group.telegramId, messageId)) {
      throw badRequest('message to pin not found');
    }
    if (group.pinnedId === messageId) return true;
    group.pinnedId = messageId;
    tellGroup(telegram, group, { kind: 'pinned' });
    return true;
  },

  unpinChatMessage(call) {
    const group = requirePinner(call);
    const messageId = readInteger(call.payload, 'message_id') ?? group.pinnedId;
    if (messageId === undefined || group.pinnedId !== messageId) {
      throw badRequest('message to unpin not found');
    }
    delete group.pinnedId;
    groupChanged(call.telegram, group);
    return true;
  },
} satisfies Methods;
