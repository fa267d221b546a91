import { noteRoom, type Client, type RoomProblem } from '@kollab/contract';
import type { Api } from 'grammy';
import type { ChatMember } from 'grammy/types';
import { isPowerless } from '#src/telegram/failures.ts';

interface Surroundings {
  api: Client;
  telegram: Api;
  ownId: number;
}

export const patience = () => ({ signal: AbortSignal.timeout(5000) });

export const isAdministrator = ({ status }: ChatMember) =>
  status === 'administrator' || status === 'creator';

export const mayInvite = (member: ChatMember) =>
  member.status === 'administrator' && member.can_invite_users;

/** Makes a link into a chat by which nobody comes in whom the bot has not let in. */
export async function makeLink(telegram: Api, chatId: number): Promise<string> {
  const made = await telegram.createChatInviteLink(chatId, { creates_join_request: true });
  return made.invite_link;
}

export const dropLink = (telegram: Api, chatId: number, link: string) =>
  telegram.revokeChatInviteLink(chatId, link).catch(() => undefined);

async function problemIn({ telegram, ownId }: Surroundings, chatId: number) {
  try {
    const own = await telegram.getChatMember(chatId, ownId);
    if (own.status === 'left' || own.status === 'kicked') return 'removed';
    return mayInvite(own) ? null : 'rights';
  } catch (error) {
    if (isPowerless(error)) return 'removed';
    throw error;
  }
}

/** Has it on record how the bot stands in a chat, and gives a room a door that has none. */
export async function recordStanding(surroundings: Surroundings, chatId: number, title?: string) {
  const { api, telegram } = surroundings;
  const problem: RoomProblem | null = await problemIn(surroundings, chatId);
  const room = { chatId, ...(title !== undefined && { title: title.slice(0, 255) }), problem };
  const { needsLink } = await api(noteRoom, { body: room }, patience());
  if (!needsLink) return;
  const inviteLink = await makeLink(telegram, chatId);
  await api(noteRoom, { body: { ...room, inviteLink } }, patience());
}
