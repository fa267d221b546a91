import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';

export const Pair = z.object({
  id: z.string(),
  projectId: z.string(),
  projectTitle: z.string(),
  vacancyId: z.string(),
  vacancyTitle: z.string(),
  /** Whether the reader invites; else they are invited. */
  isOwn: z.boolean(),
  telegramId: z.number(),
  userName: z.string(),
  userPhoto: z.nullable(z.string()),
  mayPart: z.boolean(),
  /** What the inviter wrote, to them alone; null once it is sent. */
  coverLetter: z.nullable(z.string()),
  /** `over`: taken back, or there is nothing to apply for any more. */
  state: z.enum(['invited', 'agreed', 'declined', 'lapsed', 'over']),
  answerBy: Moment,
  createdAt: Moment,
});
export type Pair = z.output<typeof Pair>;
