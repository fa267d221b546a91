import * as z from 'zod/mini';

/** A month, such as `2030-01`. */
const Month = z.string();

const stay = {
  confirmationId: z.string(),
  /** The vacancy they were accepted on; '' where they came otherwise. */
  role: z.string(),
  since: Month,
  until: Month,
  /** Whether they keep it from everybody else. */
  isHidden: z.boolean(),
  /** Whether the reader may take it away: whose it is, or the project's owner. */
  mayRemove: z.boolean(),
} as const;

/** What somebody did in a team, as its owner confirmed it and their profile shows it. */
export const ConfirmedWork = z.object({
  ...stay,
  projectId: z.string(),
  projectName: z.string(),
  /** Whether the reader may open the project. */
  isLinked: z.boolean(),
  coverImage: z.nullable(z.string()),
  palette: z.array(z.string()),
});
export type ConfirmedWork = z.output<typeof ConfirmedWork>;

/** The same as the project's page shows it; its owner sees there what they may confirm too. */
export const ProjectWork = z.object({
  ...stay,
  telegramId: z.number(),
  name: z.string(),
  photo: z.nullable(z.string()),
  state: z.enum(['open', 'declined', 'confirmed']),
});
export type ProjectWork = z.output<typeof ProjectWork>;
