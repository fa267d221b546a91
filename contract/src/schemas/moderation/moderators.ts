import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';
import { Role } from '#src/schemas/people/users.ts';

/** Somebody with rights: a moderator, or an admin of the configuration. */
export const Moderator = z.object({
  telegramId: z.number(),
  name: z.string(),
  username: z.nullable(z.string()),
  role: Role,
  since: z.nullable(Moment),
});
export type Moderator = z.output<typeof Moderator>;
