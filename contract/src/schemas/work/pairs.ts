import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';

/** An invitation to apply together, as either of the two sees it. */
export const Pair = z.object({
  id: z.string(),
  projectId: z.string(),
  projectTitle: z.string(),
  vacancyId: z.string(),
  vacancyTitle: z.string(),
  /** Whether the reader invites; else they are invited. */
  isOwn: z.boolean(),
  /** The other of the two. */
  telegramId: z.number(),
  userName: z.string(),
  userPhoto: z.nullable(z.string()),
  /** Whether the owner may take one of them without the other. */
  mayPart: z.boolean(),
  /** What the inviter wrote, to them alone; null once it is sent. */
  coverLetter: z.nullable(z.string()),
  /** `over`: taken back, or there is nothing to apply for any more. */
  state: z.enum(['invited', 'agreed', 'declined', 'lapsed', 'over']),
  /** Until when an answer is waited for. */
  answerBy: Moment,
  createdAt: Moment,
});
export type Pair = z.output<typeof Pair>;
