import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';

/**
 * One of a project's people (spec §3). A guest, added by name, has no `userId`, `id` or
 * `telegramId`. `invited`: has not answered yet, and only the owner sees them.
 */
export const Participant = z.object({
  participantId: z.string(),
  id: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  telegramId: z.nullable(z.number()),
  name: z.string(),
  photo: z.nullable(z.string()),
  /** The title of the vacancy on which they were accepted, and which that was; null for who was not. */
  role: z.nullable(z.string()),
  vacancyId: z.nullable(z.string()),
  invited: z.boolean(),
  isOwner: z.boolean(),
  /** Where to write to: for the team and the owner only, null without a username. */
  contactUrl: z.nullable(z.string()),
});
export type Participant = z.output<typeof Participant>;

export const Invitation = z.object({
  projectId: z.string(),
  projectTitle: z.string(),
  coverImage: z.nullable(z.string()),
  palette: z.array(z.string()),
  ownerName: z.string(),
  ownerTelegramId: z.number(),
  createdAt: Moment,
});
export type Invitation = z.output<typeof Invitation>;
