import * as z from 'zod/mini';

/** What a project is shared with. */
export const Share = z.object({
  /** For clients that send prepared messages; null where Telegram gave none. */
  preparedMessageId: z.nullable(z.string()),
  /** Opens the project in Telegram. */
  url: z.string(),
  text: z.string(),
});
export type Share = z.output<typeof Share>;
