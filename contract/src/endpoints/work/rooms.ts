import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { serverLimits } from '#src/rules/server-limits.ts';
import { ChatId, Id, TelegramId } from '#src/schemas/ids.ts';
import { foreignText } from '#src/schemas/text.ts';
import { InviteLink, Room, RoomKey, RoomOffer, RoomProblem } from '#src/schemas/work/rooms.ts';

const params = z.object({ projectId: Id });
const reply = z.object({ room: z.nullable(Room) });
const title = foreignText(serverLimits.chatTitle);

export const getRoom = endpoint('GET', '/api/User/project/{projectId}/room', {
  access: 'team',
  params,
  reply,
  errors: ['projectNotFound', 'forbidden'],
  summary: 'The Telegram chat of the team, where it has one',
});

export const offerRoom = endpoint('POST', '/api/User/project/{projectId}/room', {
  access: 'owner',
  params,
  body: z.strictObject({
    /** Whether the client lets one choose a chat within the app: Bot API 9.6. */
    isInApp: z.optional(z.boolean()),
  }),
  reply: RoomOffer,
  errors: ['projectNotFound', 'forbidden', 'dailyLimit'],
  summary: 'What links a chat as the team’s for a quarter of an hour; another one ends it',
});

export const unlinkRoom = endpoint('DELETE', '/api/User/project/{projectId}/room', {
  access: 'owner',
  params,
  body: z.strictObject({}),
  reply,
  errors: ['projectNotFound', 'forbidden'],
  summary: 'Takes the chat from the team; its link is revoked',
});

export const checkRoomOffer = endpoint('POST', '/api/rooms/check', {
  access: 'bot',
  body: z.strictObject({ key: RoomKey, telegramId: TelegramId, chatId: ChatId }),
  reply: z.object({ isOwn: z.boolean() }),
  errors: ['roomOfferNotFound'],
  summary: 'Whether an offer can link this chat, and who brings it is who it was made for',
});

/** The bot has seen that this person is an administrator of the chat, and may itself invite people. */
export const linkRoom = endpoint('POST', '/api/rooms/link', {
  access: 'bot',
  body: z.strictObject({
    key: RoomKey,
    telegramId: TelegramId,
    chatId: ChatId,
    title,
    inviteLink: InviteLink,
  }),
  reply: z.object({ projectId: z.string(), projectName: z.string(), inviteLink: z.string() }),
  errors: ['roomOfferNotFound', 'roomTaken'],
  summary: 'Makes a chat the team’s for its owner; again answers the link that is kept',
});

export const admitToRoom = endpoint('POST', '/api/rooms/admit', {
  access: 'bot',
  body: z.strictObject({ telegramId: TelegramId, chatId: ChatId, inviteLink: InviteLink }),
  /** `role`: what they do in the team, in the words of their vacancy. */
  reply: z.object({
    isAdmitted: z.boolean(),
    isInvited: z.boolean(),
    role: z.nullable(z.string()),
  }),
  summary: 'Whether who asks to join by a link is a member of the team whose room it opens',
});

export const noteRoom = endpoint('POST', '/api/rooms/note', {
  access: 'bot',
  body: z.strictObject({
    chatId: ChatId,
    title: z.optional(title),
    problem: z.nullable(RoomProblem),
    /** A new one, where the room has none. */
    inviteLink: z.optional(InviteLink),
  }),
  reply: z.object({ needsLink: z.boolean() }),
  summary: 'Records whether the bot can let people into a chat, and tells its owner if not',
});

export const moveRoom = endpoint('POST', '/api/rooms/move', {
  access: 'bot',
  body: z.strictObject({ chatId: ChatId, newChatId: ChatId }),
  reply: z.object({ needsLink: z.boolean() }),
  summary: 'Follows a group that became a supergroup, whose links end',
});
