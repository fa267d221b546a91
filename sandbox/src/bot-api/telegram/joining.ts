import { randomBytes } from 'node:crypto';
import type { Person } from '#src/people/people.ts';
import { nowInSeconds } from '#src/state/chats.ts';
import { botMay } from '#src/state/group.ts';
import type { Group, InviteLink, JoinRequest } from '#src/state/group-state.ts';
import { toGroupChat, toUser } from './bot-message.ts';
import { groupChanged, letIn, listGroups, toInviteLink } from './groups.ts';
import type { Telegram } from './telegram.ts';

/** In seconds. */
const MAY_WRITE_FOR = 300;

export function makeLink(group: Group, made: Pick<InviteLink, 'name' | 'needsApproval'>) {
  const url = `https://t.me/+${randomBytes(12).toString('base64url')}`;
  const link: InviteLink = { ...made, url, isRevoked: false };
  group.links.push(link);
  return link;
}

/** Undefined where the link leads nowhere any more. */
export function findDoor(telegram: Telegram, url: string) {
  for (const group of listGroups(telegram)) {
    const link = group.links.find((one) => one.url === url && !one.isRevoked);
    if (link && group.movedTo === undefined) return { group, link };
  }
  return undefined;
}

export const openRequest = ({ requests }: Group, telegramId: number): JoinRequest | undefined =>
  requests.find((one) => one.telegramId === telegramId && one.outcome === undefined);

/** Asking again changes nothing. */
export function join(telegram: Telegram, person: Person, group: Group, link: InviteLink) {
  if (!link.needsApproval) {
    letIn(telegram, group, person, { by: person });
    return 'joined';
  }
  const { telegramId } = person;
  if (openRequest(group, telegramId)) return 'requested';
  const request: JoinRequest = { telegramId, url: link.url, date: nowInSeconds() };
  group.requests.push(request);
  // Only who may let people in hears of it.
  if (botMay(group, 'canInvite')) {
    telegram.updates.push({
      chat_join_request: {
        chat: toGroupChat(group) as ReturnType<typeof toGroupChat> & { type: 'supergroup' },
        from: toUser(person),
        user_chat_id: telegramId,
        date: request.date,
        invite_link: toInviteLink(telegram, link),
      },
    });
  }
  groupChanged(telegram, group);
  return 'requested';
}

export function decide(
  telegram: Telegram,
  { group, request, person }: { group: Group; request: JoinRequest; person: Person },
  outcome: 'approved' | 'declined',
) {
  request.outcome = outcome;
  if (outcome === 'approved') letIn(telegram, group, person, { request });
  groupChanged(telegram, group);
}

/** Undefined for who never asked to join. */
export function mayWriteTo(telegram: Telegram, telegramId: number): boolean | undefined {
  const asked = listGroups(telegram)
    .flatMap(({ requests }) => requests)
    .filter((one) => one.telegramId === telegramId);
  if (asked.length === 0) return undefined;
  const since = nowInSeconds() - MAY_WRITE_FOR;
  return asked.some(({ outcome, date }) => outcome === undefined && date >= since);
}
