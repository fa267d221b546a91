import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';

const Month = z.string();

const stay = {
  confirmationId: z.string(),
  /** The vacancy they were accepted on; '' where they came otherwise. */
  role: z.string(),
  since: Month,
  until: Month,
  /** What the owner says of it, once a moderator approved that; to the owner as they sent it. */
  text: z.string(),
  /** How that stands; null for everybody but the owner. */
  textState: z.nullable(z.enum(['Pending', 'Approved', 'Rejected'])),
  /** Whether the reader may take that text away: whose it is, the project's owner, moderators. */
  mayRemoveText: z.boolean(),
  isHidden: z.boolean(),
  /** Whether the reader may take it away: whose it is, or the project's owner. */
  mayRemove: z.boolean(),
} as const;

export const ConfirmedWork = z.object({
  ...stay,
  projectId: z.string(),
  projectName: z.string(),
  isLinked: z.boolean(),
  coverImage: z.nullable(z.string()),
  palette: z.array(z.string()),
});
export type ConfirmedWork = z.output<typeof ConfirmedWork>;

/** As the project's page shows it; its owner sees there what they may confirm too. */
export const ProjectWork = z.object({
  ...stay,
  telegramId: z.number(),
  name: z.string(),
  photo: z.nullable(z.string()),
  state: z.enum(['open', 'declined', 'confirmed']),
});
export type ProjectWork = z.output<typeof ProjectWork>;

export const WorkText = z.object({
  confirmationId: z.string(),
  version: z.number(),
  projectId: z.string(),
  projectName: z.string(),
  ownerName: z.string(),
  /** Whose work it is. */
  telegramId: z.number(),
  name: z.string(),
  role: z.string(),
  text: z.string(),
  submittedAt: Moment,
  /** Whether another moderator decides: the reader wrote it, or it is about them. */
  isForOthers: z.boolean(),
});
export type WorkText = z.output<typeof WorkText>;
