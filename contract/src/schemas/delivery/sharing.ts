import * as z from 'zod/mini';

export const Share = z.object({
  /** For clients that send prepared messages; null where Telegram gave none. */
  preparedMessageId: z.nullable(z.string()),
  url: z.string(),
  text: z.string(),
});
export type Share = z.output<typeof Share>;
