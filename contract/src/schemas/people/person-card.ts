import * as z from 'zod/mini';

/** A person in a list (spec §7): approved values only. */
export const PersonCard = z.object({
  id: z.string(),
  userId: z.string(),
  telegramId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  statusShort: z.string(),
  photo: z.nullable(z.string()),
  tags: z.array(z.object({ tagName: z.string() })),
});
export type PersonCard = z.output<typeof PersonCard>;
