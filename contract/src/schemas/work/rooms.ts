import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import { bounded } from '#src/schemas/bounds.ts';
import { Moment } from '#src/schemas/ids.ts';

/** Why the bot lets nobody in: it is not in the chat any more, or may not invite people. */
export const RoomProblem = z.enum(['removed', 'rights']);
export type RoomProblem = z.output<typeof RoomProblem>;

export const InviteLink = bounded(100).check(
  z.regex(/^https:\/\/t\.me\/(?:\+|joinchat\/)[\w-]{1,64}$/),
);

/** The Telegram chat of a team. Whoever asks to join by its link is let in if they are a member. */
export const Room = z.object({
  title: z.string(),
  /** Null while there is a problem. */
  inviteLink: z.nullable(z.string()),
  problem: z.nullable(RoomProblem),
  linkedAt: Moment,
});
export type Room = z.output<typeof Room>;

export const RoomCard = z.object({
  projectId: z.string(),
  projectName: z.string(),
  /** Open ones, by their titles; at most `serverLimits.roomVacanciesShown`. */
  vacancies: z.array(z.string()),
  more: z.number(),
});
export type RoomCard = z.output<typeof RoomCard>;

/** An offer as it comes back: its token, or the request of the button that Telegram prepared for it. */
export const RoomKey = z.union([
  bounded(64).check(z.regex(/^[\w-]+$/)),
  z.int().check(z.minimum(0), z.maximum(limits.versionMax)),
]);

/** What links a chat: to be shown to the bot there, by the owner, once. */
export const RoomOffer = z.object({
  token: z.string(),
  /** Where Telegram lets one choose the chat; null while nobody knows what the bot is called. */
  url: z.nullable(z.string()),
  /** Has the client let one choose it within the app; null where Telegram prepared none. */
  buttonId: z.nullable(z.string()),
  expiresAt: Moment,
});
export type RoomOffer = z.output<typeof RoomOffer>;
